import { dependsOnQuery } from '../../../lib/site-paths.ts';
import { addScript, consentSignal, type Tool } from '../tool.ts';

type Clarity = ((...command: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    clarity?: Clarity;
  }
}

let isLoaded = false;
let isResting = false;

/** It records by itself, so it gets no events. */
export const clarity: Tool = {
  name: 'clarity',
  product: 'Microsoft Clarity',
  vendor: 'Microsoft',
  cookies: '_clck, _clsk',
  variable: 'CLARITY_PROJECT_ID',
  pattern: /^[a-z0-9]+$/,
  mustBe: 'be lower-case letters and digits',
  // The vendor's CSP documentation lists these.
  hosts: {
    script: ['https://*.clarity.ms'],
    connect: ['https://*.clarity.ms', 'https://c.bing.com'],
    image: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  stored: /^(?:_clck|_clsk|_cltk)$/,
  load(id, { analytics, marketing }) {
    window.clarity ??= createQueue();
    window.clarity('consentv2', {
      ad_Storage: consentSignal(marketing),
      analytics_Storage: consentSignal(analytics),
    });
    record(id);
  },
  openPage(id) {
    if (isResting !== isPrivate()) record(id);
  },
  forget() {
    window.clarity?.('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
    window.clarity?.('stop');
  },
};

/** Clarity's script reads `q`. */
function createQueue(): Clarity {
  const queue: unknown[] = [];
  return Object.assign((...command: unknown[]) => void queue.push(command), { q: queue });
}

/** The page's address contains the visitor's answers, which must not be recorded. */
function isPrivate(): boolean {
  return dependsOnQuery(window.location.pathname);
}

function record(id: string): void {
  isResting = isPrivate();
  if (isLoaded) window.clarity?.(isResting ? 'stop' : 'start');
  if (isLoaded || isResting) return;
  isLoaded = true;
  addScript(`https://www.clarity.ms/tag/${id}`);
}
