import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useOverlay } from '../../state/overlays.ts';
import type { QuestionWords } from './consent.words.ts';
import type { ConsentBannerProps } from './consent-banner.tsx';
import {
  type ConsentView,
  followOtherTabs,
  hasPrivacySignal,
  recall,
  show,
  useConsentState,
} from './consent-store.ts';

/** Time that a page belongs to its reader alone, in milliseconds (CK-1). */
const bannerDelay = 1000;

type Props = { words: QuestionWords; version: string };

/** The question about cookies: asked once, a second after the page, of whoever has not answered it. */
export function Consent({ words, version }: Props) {
  const { view } = useConsentState();
  const [isPending, setPending] = useState(false);
  const Banner = useBanner(view);
  useOverlay('question', isPending || view === 'question');
  useOverlay('settings', view === 'preferences');

  useEffect(() => followOtherTabs(version), [version]);

  useEffect(() => {
    if (recall(version) || hasPrivacySignal()) return;
    setPending(true);
    const timer = setTimeout(() => {
      if (!recall(version)) show('question');
      setPending(false);
    }, bannerDelay);
    return () => clearTimeout(timer);
  }, [version]);

  // In an element of its own: what comes or goes beside others has every element after it styled anew.
  return (
    <div>
      <p className="vh" role="status">
        {view === 'question' && Banner && words.banner.announcement}
      </p>
      {view !== 'closed' && Banner && <Banner words={words} version={version} />}
    </div>
  );
}

/**
 * The banner's code, fetched when it is first wanted. Where it cannot be had, nothing is asked and nothing allowed; the
 * next page asks again, and so does the next press on Cookie Settings.
 */
function useBanner(view: ConsentView): ComponentType<ConsentBannerProps> | undefined {
  const { pathname } = useLocation();
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();
  useEffect(() => {
    if (view === 'closed' || Banner) return;
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      (fault: unknown) => {
        console.error(fault);
        if (view === 'preferences') show('closed');
      },
    );
  }, [view, Banner, pathname]);
  return Banner;
}
