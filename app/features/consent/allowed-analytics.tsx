import { useAnalytics } from '../../analytics/use-analytics.ts';
import { useConsentState } from './consent-store.ts';

/** What a visitor has allowed who was not asked, or has not answered. */
const nothing = { analytics: false, marketing: false };

/** Hears of answers by itself, so that the question and an answer render nothing else of the page anew. */
export function AllowedAnalytics() {
  const { decision } = useConsentState();
  useAnalytics(decision?.categories ?? nothing);
  return null;
}
