import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useOverlay } from '../../lib/browser-state/overlays.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import type { BannerMessages } from './consent.messages.ts';
import type { ConsentBannerProps } from './consent-banner.tsx';
import {
  type ConsentView,
  followOtherTabs,
  hasPrivacySignal,
  isCookieLost,
  recall,
  show,
  useConsentState,
} from './consent-store.ts';

/** In milliseconds (CK-1). */
const bannerDelay = 1000;

type Props = { messages: BannerMessages; version: string };

export function Consent({ messages, version }: Props) {
  const { view } = useConsentState();
  const { language } = useLocale();
  const [isPending, setPending] = useState(false);
  const Banner = useBanner(view);
  useOverlay('question', isPending || view === 'question');
  useOverlay('settings', view === 'preferences');

  useEffect(() => followOtherTabs(version), [version]);

  useEffect(() => {
    if (!recall(version) || !isCookieLost()) return;
    import('./send-answer.ts').then(
      ({ repeatRefusal }) => repeatRefusal({ version, language }),
      console.error,
    );
  }, [version, language]);

  useEffect(() => {
    if (recall(version) || hasPrivacySignal()) return;
    setPending(true);
    const timer = setTimeout(() => {
      if (!recall(version)) show('question');
      setPending(false);
    }, bannerDelay);
    return () => clearTimeout(timer);
  }, [version]);

  // Its own element: inserting siblings would restyle every element after them.
  return (
    <div>
      <p className="vh" role="status">
        {view === 'question' && Banner && messages.banner.announcement}
      </p>
      {view !== 'closed' && Banner && <Banner messages={messages} version={version} />}
    </div>
  );
}

/** Retried on the next page or press after a failure. */
function useBanner(view: ConsentView): ComponentType<ConsentBannerProps> | undefined {
  const { pathname } = useLocation();
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();
  useEffect(() => {
    if (view === 'closed' || Banner) return;
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      (error: unknown) => {
        console.error(error);
        if (view === 'preferences') show('closed');
      },
    );
  }, [view, Banner, pathname]);
  return Banner;
}
