import { createStore, useStore } from '../../lib/browser-state/store.ts';
import { allowedCategories, type ConsentCategories } from '../../lib/consent-state.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { keepCookie } from '../../lib/i18n/stored-choice.ts';
import type { ConsentQuestion } from './consent.messages.ts';
import { allowsAny, consentCookie, isCurrent, keptAnswer, type StoredConsent } from './consent-cookie.ts';

export const settingsHash = '#cookie-settings';
const answerKey = 'cookieConsent';

export type ConsentView = 'closed' | 'question' | 'preferences';

type ConsentState = {
  /** Undefined until the server has said which tools are set. */
  question: ConsentQuestion | undefined;
  consentRecord: StoredConsent | undefined;
  view: ConsentView;
  /** Focus returns to `opener`. */
  askedAt: { opener: HTMLElement | null } | undefined;
};

const store = createStore<ConsentState>({
  question: undefined,
  consentRecord: undefined,
  view: 'closed',
  askedAt: undefined,
});

const denied: ConsentCategories = { analytics: false, marketing: false };

function change(part: Partial<ConsentState>): void {
  store.set({ ...store.get(), ...part });
  if ('consentRecord' in part) allowedCategories.set(part.consentRecord?.categories ?? denied);
}

export function useConsentState(): ConsentState {
  return useStore(store);
}

type News = [at: number, consentRecord: StoredConsent | undefined];

const timeoutMilliseconds = 10_000;

/** Increases across all tabs. */
let lastAt = 0;
let underWay: AbortController | undefined;
let otherTabs: BroadcastChannel | undefined;

export function show(view: ConsentView, askedAt?: ConsentState['askedAt']): void {
  change({ view, askedAt });
}

/** @throws Error if it cannot be loaded */
export async function loadQuestion(language: Language, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${endpoints.consent}?language=${language}`, { signal });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  change({ question: await answer.json() });
}

export function ask(version: string): void {
  if (!recall(version) && !hasPrivacySignal() && store.get().view === 'closed') show('question');
}

/** Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function keptWord(): string | null {
  try {
    return localStorage.getItem(answerKey);
  } catch {
    // Storage is blocked; the cookie or memory has the answer.
    return null;
  }
}

function keepWord(consentRecord: StoredConsent | undefined): void {
  try {
    if (consentRecord) localStorage.setItem(answerKey, allowsAny(consentRecord) ? 'accepted' : 'rejected');
    else localStorage.removeItem(answerKey);
  } catch {
    // Storage is blocked.
  }
}

/** True if an answer is not outdated. */
export function recall(version: string): boolean {
  const consentRecord = keptAnswer(document.cookie, keptWord(), version, new Date());
  keepWord(consentRecord);
  change({ consentRecord });
  return consentRecord !== undefined;
}

/** Also reads what a page missed in the back-forward cache. */
export function followOtherTabs(version: string): void {
  window.onpageshow = () => recall(version);
  otherTabs?.close();
  try {
    otherTabs = new BroadcastChannel(consentCookie);
    otherTabs.onmessage = ({ data: [at, consentRecord] }: MessageEvent<News>) => {
      if (at < lastAt) return;
      supersede(at);
      if (!consentRecord) return;
      keepWord(consentRecord);
      change({ consentRecord: isCurrent(consentRecord, version, new Date()) ? consentRecord : undefined });
      if (store.get().view === 'question') show('closed');
    };
  } catch {
    // Firefox refuses it where cookies are blocked.
  }
}

/** An older response must not overwrite a newer cookie. */
function supersede(at: number): AbortSignal {
  underWay?.abort();
  lastAt = at;
  const next = new AbortController();
  underWay = next;
  setTimeout(() => next.abort(), timeoutMilliseconds);
  return next.signal;
}

/** Supersedes earlier answers in all tabs. */
export function beginAnswer() {
  const at = Math.max(Date.now(), lastAt + 1);
  const signal = supersede(at);
  const isLast = () => at === lastAt;
  const tell = (consentRecord?: StoredConsent) => otherTabs?.postMessage([at, consentRecord] satisfies News);
  tell();
  return {
    before: store.get().consentRecord?.categories,
    signal,
    isLast,
    settle: (consentRecord: StoredConsent): void => {
      if (!isLast()) return;
      keepWord(consentRecord);
      change({ consentRecord });
      tell(consentRecord);
    },
  };
}

export function deleteCookie(): void {
  keepCookie(`${consentCookie}=; Path=/; Max-Age=0`);
}
