import { type ConsentCategories, signal } from '../../../lib/consent-state.ts';
import { loadScript } from '../load-script.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Google Consent Mode v2. */
function signals({ analytics, marketing }: ConsentCategories) {
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  };
}

/** The tag would send form answers in the query with every event. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '');

/** Google Analytics with everything denied by default and its own page views off. */
export const googleAnalytics = {
  variable: 'GA_MEASUREMENT_ID',
  id: /^G-[A-Z0-9]+$/,
  mustBe: 'look like G-XXXXXXXXXX',
  // From the vendor's CSP documentation. Advertising hosts are contacted only with marketing consent.
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
  start(id: string) {
    const dataLayer: unknown[] = [];
    window.dataLayer = dataLayer;
    // The tag recognises commands by their being an `arguments` object; an array does not work.
    function gtag() {
      dataLayer.push(arguments);
    }
    window.gtag = gtag;
    const command: (...command: unknown[]) => void = gtag;
    const off = `ga-disable-${id}`;
    let isLoaded = false;

    command('consent', 'default', signals({ analytics: false, marketing: false }));
    return {
      permit: (categories: ConsentCategories): void => {
        Reflect.set(window, off, !categories.analytics);
        command('consent', 'update', signals(categories));
        if (isLoaded || !categories.analytics) return;
        isLoaded = true;
        command('js', new Date());
        command('config', id, { send_page_view: false });
        loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
      },
      send: (name: string, fields: Record<string, string | number>): void =>
        command('event', name, {
          page_location: withoutQuery(window.location.href),
          page_referrer: withoutQuery(document.referrer),
          ...fields,
        }),
    };
  },
};
