import { allowedCategories } from '../../lib/browser-state/allowed-categories.ts';
import { readStored, writeStored } from '../../lib/browser-state/local-storage.ts';
import { createStore, useStore } from '../../lib/browser-state/store.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { keepCookie } from '../../lib/i18n/stored-choice.ts';
import { endpoints } from '../../lib/site-paths.ts';
import { utcDay } from '../../lib/utc-day.ts';
import type { ConsentQuestion } from './consent.messages.ts';
import {
  allowsAny,
  CONSENT_COOKIE,
  type ConsentChoice,
  consentCategories,
  currentConsent,
  isCurrent,
  type StoredConsent,
} from './consent-cookie.ts';

export const SETTINGS_HASH = '#cookie-settings';
const STORAGE_KEY = 'cookieConsent';
const noCategories: StoredConsent['categories'] = { analytics: false, marketing: false };
const TIMEOUT_MS = 10_000;

export type ConsentView = 'closed' | 'question' | 'preferences';

type ConsentState = {
  /** Undefined until the server has said which tools are on. */
  question: ConsentQuestion | undefined;
  consent: StoredConsent | undefined;
  view: ConsentView;
  /** Set if the visitor opened the banner. Focus then returns to `opener`. */
  openedByVisitor: { opener: HTMLElement | null } | undefined;
};

const store = createStore<ConsentState>({
  question: undefined,
  consent: undefined,
  view: 'closed',
  openedByVisitor: undefined,
});

const update = (part: Partial<ConsentState>) => store.set({ ...store.get(), ...part });

export const useConsentState = () => useStore(store);

export function setView(view: ConsentView, openedByVisitor?: ConsentState['openedByVisitor']): void {
  update({ view, openedByVisitor });
}

export async function loadQuestion(language: Language, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${endpoints.consent}?language=${language}`, { signal });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  update({ question: await response.json() });
  restoreConsent();
  followOtherTabs();
}

export function askForConsent(): void {
  if (!restoreConsent() && !hasPrivacySignal() && store.get().view === 'closed') setView('question');
}

export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function restoreConsent(): boolean {
  const { question } = store.get();
  const stored = readStored(STORAGE_KEY);
  const consent = question && currentConsent(document.cookie, stored, question.version, Date.now());
  setRecord(consent);
  return consent !== undefined;
}

function setRecord(consent: StoredConsent | undefined): void {
  const choice = consent && allowsAny(consent) ? 'accepted' : 'rejected';
  writeStored(STORAGE_KEY, consent && choice);
  update({ consent });
  allowedCategories.set(consent?.categories ?? noCategories);
}

type Broadcast = [chosenAt: number, consent?: StoredConsent];

let otherTabs: BroadcastChannel | undefined;

/** `pageshow` also fires for a page from the back-forward cache, which may have missed choices. */
function followOtherTabs(): void {
  window.onpageshow = restoreConsent;
  try {
    otherTabs ??= new BroadcastChannel(CONSENT_COOKIE);
    otherTabs.onmessage = ({ data: [chosenAt, record] }: MessageEvent<Broadcast>) => {
      if (chosenAt < lastAt) return;
      abortOlderChoice(chosenAt);
      if (!record) return;
      const { question, view } = store.get();
      setRecord(question && isCurrent(record, question.version, Date.now()) ? record : undefined);
      if (view === 'question') setView('closed');
    };
  } catch {
    // Firefox refuses channels where cookies are blocked.
  }
}

/** The time of the last choice in any tab. */
let lastAt = 0;
let sending: AbortController | undefined;

/** An older response must not overwrite a newer cookie. */
function abortOlderChoice(chosenAt: number): AbortSignal {
  sending?.abort();
  lastAt = chosenAt;
  const next = new AbortController();
  sending = next;
  setTimeout(() => next.abort(), TIMEOUT_MS);
  return next.signal;
}

/**
 * Withdrawals apply at once, consent only once it is recorded. A later choice in any tab replaces this one.
 * @param onSettled called when only a refusal's receipt is missing
 */
export async function sendChoice(
  choice: ConsentChoice,
  categories: StoredConsent['categories'],
  { version, language }: { version: string; language: Language },
  onSettled: () => void,
): Promise<'recorded' | 'failed' | 'superseded'> {
  const before = store.get().consent?.categories ?? noCategories;
  const chosenAt = Math.max(Date.now(), lastAt + 1);
  const signal = abortOlderChoice(chosenAt);
  const isLast = () => chosenAt === lastAt;
  const broadcast = (...message: Broadcast) => otherTabs?.postMessage(message);
  broadcast(chosenAt);
  const date = utcDay(Date.now());
  function settle(settled: Pick<StoredConsent, 'categories' | 'receipt'>): void {
    if (!isLast()) return;
    const consent = { version, date, ...settled };
    setRecord(consent);
    broadcast(chosenAt, consent);
  }
  const names = consentCategories.filter((name) => categories[name]);
  const kept = {
    analytics: before.analytics && categories.analytics,
    marketing: before.marketing && categories.marketing,
  };
  const withdraws = consentCategories.some((name) => before[name] && !kept[name]);
  if (withdraws || names.length === 0) {
    settle({ categories: kept, receipt: '' });
    keepCookie(`${CONSENT_COOKIE}=; Path=/; Max-Age=0`);
  }
  if (names.every((name) => kept[name])) onSettled();
  const receipt = await post({ choice, categories: names, version, language }, signal);
  if (!isLast()) return 'superseded';
  if (receipt === undefined) return 'failed';
  settle({ categories, receipt });
  onSettled();
  return 'recorded';
}

async function post(choice: object, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(endpoints.consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(choice),
      signal,
    });
    if (response.status === 201) return (await response.json()).receipt;
  } catch {
    // The browser is offline, the request timed out, or the response is invalid.
  }
  return undefined;
}
