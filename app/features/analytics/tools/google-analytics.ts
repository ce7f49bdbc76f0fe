import type { ConsentCategories } from '../../../lib/browser-state/allowed-categories.ts';
import { addScript, consentSignal, type Tool } from '../tool.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

const none = { analytics: false, marketing: false };

export const googleAnalytics: Tool = {
  name: 'googleAnalytics',
  product: 'Google Analytics',
  vendor: 'Google',
  cookies: '_ga, _ga_…',
  variable: 'GA_MEASUREMENT_ID',
  pattern: /^G-[A-Z0-9]+$/,
  mustBe: 'look like G-XXXXXXXXXX',
  // The vendor's CSP documentation lists these. Advertising hosts are contacted only with marketing consent.
  hosts: {
    script: ['https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
    ],
    image: [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
    ],
  },
  stored: /^_ga(?:_\w+)?$/,
  load(id, allowed) {
    const isFirst = !window.gtag;
    window.gtag ??= createQueue();
    if (isFirst) window.gtag('consent', 'default', signals(none));
    Reflect.set(window, `ga-disable-${id}`, false);
    window.gtag('consent', 'update', signals(allowed));
    if (!isFirst) return;
    window.gtag('js', new Date());
    window.gtag('config', id, { send_page_view: false });
    addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  },
  send(name, fields) {
    window.gtag?.('event', name, {
      page_location: withoutQuery(window.location.href),
      page_referrer: withoutQuery(document.referrer),
      ...fields,
    });
  },
  forget(id) {
    Reflect.set(window, `ga-disable-${id}`, true);
    window.gtag?.('consent', 'update', signals(none));
  },
};

/** The tag recognises commands only as `arguments` objects, not as arrays. */
function createQueue(): (...command: unknown[]) => void {
  const dataLayer: unknown[] = [];
  window.dataLayer = dataLayer;
  return function gtag() {
    dataLayer.push(arguments);
  };
}

/** These are the signals of Google Consent Mode v2. */
function signals({ analytics, marketing }: ConsentCategories) {
  return {
    analytics_storage: consentSignal(analytics),
    ad_storage: consentSignal(marketing),
    ad_user_data: consentSignal(marketing),
    ad_personalization: consentSignal(marketing),
  };
}

/** With the query, the tag would send the answers of forms. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
