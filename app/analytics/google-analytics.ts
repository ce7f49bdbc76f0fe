import { type ConsentCategories, signal } from './consent-categories.ts';
import { loadScript } from './script-tag.ts';

/** Google Consent Mode v2: its four signals, from the two groups that a visitor can allow. */
function signals({ analytics, marketing }: ConsentCategories) {
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  };
}

/** An address without what a form has put behind it, which the tag would tell with every event. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '');

/**
 * Google Analytics, loaded at the first yes. Everything is denied by default before the tag exists; it sends no page
 * view of its own.
 * @param id the measurement id, `G-…`
 */
export function startGoogleAnalytics(id: string) {
  const dataLayer: unknown[] = [];
  window.dataLayer = dataLayer;
  // The tag tells commands from other entries by their being an `arguments` object, so an array will not do.
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
}
