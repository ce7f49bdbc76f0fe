import { type ConsentCategories, signal } from '../../../lib/consent-state.ts';
import { answersQuery } from '../../../lib/i18n/href.ts';
import { loadScript } from '../load-script.ts';

type Clarity = ((...command: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    clarity?: Clarity;
  }
}

/** Microsoft Clarity, with its own spelling of the consent signals. It gets no events: it records by itself. */
export const clarity = {
  variable: 'CLARITY_PROJECT_ID',
  id: /^[a-z0-9]+$/,
  mustBe: 'be lower-case letters and digits',
  // From the vendor's CSP documentation.
  hosts: {
    script: ['https://*.clarity.ms'],
    connect: ['https://*.clarity.ms', 'https://c.bing.com'],
    image: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  stored: /^(?:_clck|_clsk|_cltk)$/,
  start(id: string) {
    let [isAllowed, isLoaded, isResting] = [false, false, false];
    // Clarity's script reads this queue.
    const queue: unknown[] = [];
    const pending: Clarity = (...words) => queue.push(words);
    pending.q = queue;
    window.clarity = pending;
    const command: Clarity = (...words) => window.clarity?.(...words);

    // The address of such a page holds the visitor's answers, which a recording would contain.
    const isPrivate = () => answersQuery(window.location.pathname);
    function record(): void {
      isResting = isPrivate();
      if (isLoaded) command(isResting ? 'stop' : 'start');
      if (isLoaded || isResting) return;
      isLoaded = true;
      loadScript(`https://www.clarity.ms/tag/${id}`);
    }
    return {
      permit: ({ analytics, marketing }: ConsentCategories): void => {
        command('consentv2', { ad_Storage: signal(marketing), analytics_Storage: signal(analytics) });
        isAllowed = analytics;
        if (isAllowed) record();
        else command('stop');
      },
      openPage: (): void => {
        if (isAllowed && isResting !== isPrivate()) record();
      },
    };
  },
};
