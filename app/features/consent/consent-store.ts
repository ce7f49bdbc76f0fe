import { keepCookie } from '../../i18n/keep-cookie.ts';
import { createStore, useStore } from '../../state/store.ts';
import { consentCookie, isCurrent, parseConsent, type StoredConsent } from './consent-cookie.ts';
import { setConsentCookie } from './set-consent-cookie.ts';

/** The entry of the browser's storage that says the answer in one word. */
const answerKey = 'cookieConsent';

/** Nothing is open, the question, or the question with its details. */
export type ConsentView = 'closed' | 'question' | 'preferences';

type ConsentState = {
  /** The answer that holds; undefined where there is none, or none any more. */
  decision: StoredConsent | undefined;
  view: ConsentView;
  /** Where one stood who has asked for what is open; undefined where it has come by itself. */
  askedAt: { opener: HTMLElement | null } | undefined;
};

const store = createStore<ConsentState>({ decision: undefined, view: 'closed', askedAt: undefined });

function change(part: Partial<ConsentState>): void {
  store.set({ ...store.get(), ...part });
}

/** The answer and what is open of the question; while a page is rendered on the server nobody has answered. */
export function useConsentState(): ConsentState {
  return useStore(store);
}

/** What one tab tells the others of an answer: when it was given and, as soon as something holds by it, what. */
type News = [at: number, decision: StoredConsent | undefined];

const timeoutMilliseconds = 10_000;

/** When the last answer was given that this tab knows of, in milliseconds since 1970; the answers of all tabs count up. */
let lastAt = 0;
let underWay: AbortController | undefined;
let otherTabs: BroadcastChannel | undefined;

/**
 * Opens the question, with its details or without, or closes it.
 * @param askedAt where one stands who asks for it: focus goes to it, also where it is open already, and back at the end
 */
export function show(view: ConsentView, askedAt?: ConsentState['askedAt']): void {
  change({ view, askedAt });
}

/** Whether the browser says no for its user: Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function keepAnswer(decision: StoredConsent | undefined): void {
  try {
    if (decision)
      localStorage.setItem(
        answerKey,
        decision.categories.analytics || decision.categories.marketing ? 'accepted' : 'rejected',
      );
    else localStorage.removeItem(answerKey);
  } catch {
    // Storage is blocked: the cookie, or this page's memory, still has the answer.
  }
}

/**
 * Reads the answer that this browser has kept. One to another wording, or one that is too old, is no answer any more.
 * @param version the wording that is asked now
 * @returns whether there is an answer
 */
export function recall(version: string): boolean {
  const stored = parseConsent(document.cookie);
  const decision = stored && isCurrent(stored, version, new Date()) ? stored : undefined;
  keepAnswer(decision);
  change({ decision });
  return decision !== undefined;
}

/**
 * Follows the answers that are given in other tabs: a no there silences this page at once, and what
 * it asks by itself it stops asking. What a page has missed in the browser's back-forward cache it reads.
 * @param version the wording that is asked now
 */
export function followOtherTabs(version: string): void {
  window.onpageshow = () => recall(version);
  otherTabs?.close();
  try {
    otherTabs = new BroadcastChannel(consentCookie);
    otherTabs.onmessage = ({ data: [at, decision] }: MessageEvent<News>) => {
      if (at < lastAt) return;
      supersede(at);
      if (!decision) return;
      // Safari shows a cookie of one tab to the next a little later.
      settle(decision);
      recall(version);
      if (store.get().view === 'question') show('closed');
    };
  } catch {
    // Firefox refuses it where cookies are blocked: then each tab has its own answer.
  }
}

function settle(decision: StoredConsent): void {
  keepCookie(setConsentCookie(decision));
  keepAnswer(decision);
  change({ decision });
}

function supersede(at: number, next?: AbortController): void {
  underWay?.abort();
  underWay = next;
  lastAt = at;
}

/**
 * Begins an answer. From now on it is the last: what was answered before, here or in another tab, is broken off.
 * @returns what was allowed before; the signal that breaks it off, because another came or its time is over; whether it
 *   still is the last; and what lets it hold from now on and keeps it in this browser, if it is
 */
export function beginAnswer() {
  const at = Math.max(Date.now(), lastAt + 1);
  const ownWay = new AbortController();
  supersede(at, ownWay);
  setTimeout(() => ownWay.abort(), timeoutMilliseconds);
  const isLast = () => at === lastAt;
  const tell = (decision?: StoredConsent) => otherTabs?.postMessage([at, decision] satisfies News);
  tell();
  return {
    before: store.get().decision?.categories,
    signal: ownWay.signal,
    isLast,
    settle: (decision: StoredConsent): void => {
      if (!isLast()) return;
      settle(decision);
      tell(decision);
    },
  };
}
