import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../lib/i18n/languages.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import type { ConsentBannerProps } from './consent-banner.tsx';
import {
  askForConsent,
  type ConsentView,
  loadQuestion,
  SETTINGS_HASH,
  setView,
  useConsentState,
} from './consent-store.ts';

/** The visitor sees the page first (CK-1). */
const BANNER_DELAY_MS = 1000;

export function Consent() {
  const { question, view } = useConsentState();
  const { language } = useLocale();
  const [isDue, setDue] = useState(false);
  useQuestion(language, view);
  const Banner = useBanner(view);

  useEffect(() => {
    if (window.location.hash === SETTINGS_HASH) setView('preferences', { opener: null });
    const timer = setTimeout(() => setDue(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const version = isDue ? question?.version : undefined;
  useEffect(() => {
    if (version) askForConsent();
  }, [version]);

  // Without an element of its own, inserting siblings would restyle every element after them.
  return (
    <div lang={question?.language === language ? undefined : question?.language}>
      <p className="visually-hidden" role="status">
        {view === 'question' && Banner && question?.messages.banner.announcement}
      </p>
      {view !== 'closed' && Banner && question && <Banner question={question} />}
    </div>
  );
}

// After a failure, the next page or press tries again.
function useQuestion(language: Language, view: ConsentView): void {
  const { pathname } = useLocation();
  const loaded = useRef<Language>(undefined);
  useEffect(() => {
    if (loaded.current === language) return;
    const loading = new AbortController();
    loadQuestion(language, loading.signal).then(
      () => {
        loaded.current = language;
      },
      (error: unknown) => loading.signal.aborted || console.error(error),
    );
    return () => loading.abort();
  }, [language, pathname, view]);
}

function useBanner(view: ConsentView): ComponentType<ConsentBannerProps> | undefined {
  const { pathname } = useLocation();
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();
  useEffect(() => {
    if (view === 'closed' || Banner) return;
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      (error: unknown) => {
        console.error(error);
        if (view === 'preferences') setView('closed');
      },
    );
  }, [view, Banner, pathname]);
  return Banner;
}
