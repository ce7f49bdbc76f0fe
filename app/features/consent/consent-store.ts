import { useSyncExternalStore } from 'react';
import { keepCookie } from '../../i18n/keep-cookie.ts';
import { isCurrent, parseConsent, type StoredConsent } from './consent-cookie.ts';
import { setConsentCookie } from './set-consent-cookie.ts';

/** The entry of the browser's storage that says the answer in one word. */
const answerKey = 'cookieConsent';

/** Nothing is open, the question, or the question with its details. */
export type ConsentView = 'closed' | 'question' | 'preferences';

type ConsentState = {
  /** The answer that holds; undefined where there is none, or none any more. */
  decision: StoredConsent | undefined;
  view: ConsentView;
};

const initial: ConsentState = { decision: undefined, view: 'closed' };
let state = initial;
const listeners = new Set<() => void>();

function change(part: Partial<ConsentState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The answer and what is open of the question; while a page is rendered on the server nobody has answered. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );
}

/** Opens the question, with its details or without, or closes it. */
export function show(view: ConsentView): void {
  change({ view });
}

/** Whether the browser says no for its user: Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function keepAnswer(decision: StoredConsent | undefined): void {
  try {
    if (decision) localStorage.setItem(answerKey, isAnyAllowed(decision) ? 'accepted' : 'rejected');
    else localStorage.removeItem(answerKey);
  } catch {
    // Storage is blocked: the cookie, or this page's memory, still has the answer.
  }
}

function isAnyAllowed({ categories }: StoredConsent): boolean {
  return categories.analytics || categories.marketing;
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

/** Lets an answer hold from now on, and keeps it in this browser where that is possible. */
export function settle(decision: StoredConsent): void {
  keepCookie(setConsentCookie(decision));
  keepAnswer(decision);
  change({ decision });
}
