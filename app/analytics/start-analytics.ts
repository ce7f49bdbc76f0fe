import { doors } from '../i18n/href.ts';
import { startClarity } from './clarity.ts';
import { listenToClicks } from './clicks.ts';
import type { ConsentCategories } from './consent-categories.ts';
import { events } from './events.ts';
import { forgetTools } from './forget-tools.ts';
import { startGoogleAnalytics } from './google-analytics.ts';
import { tellPageView } from './page-views.ts';
import { connectSink, type Sink } from './track.ts';

/** The tools of this site while one page of it is open: made at the first yes, told of every change of mind. */
export type Analytics = {
  /** Tells the tools what is allowed now. With a no they fall silent and what they kept is deleted, at once. */
  permit: (categories: ConsentCategories) => void;
  /** Tells of the page that is shown now; what it gives back stops what was not yet told of it. */
  openPage: (pathname: string) => () => void;
};

/** Which tools the operator uses, by their ids: what `GET /api/analytics` answers. */
export type ToolIds = { googleAnalytics: string | null; clarity: string | null };

async function fetchToolIds(): Promise<ToolIds> {
  const answer = await fetch(doors.analytics);
  if (!answer.ok) throw new Error(`${doors.analytics} answered ${answer.status}`);
  return answer.json();
}

/**
 * Makes the tools ready; their scripts are not loaded before `permit` allows analytics.
 * @throws Error where the server does not say which tools there are
 */
export async function startAnalytics(): Promise<Analytics> {
  const ids = await fetchToolIds();
  const google = ids.googleAnalytics === null ? undefined : startGoogleAnalytics(ids.googleAnalytics);
  const clarity = ids.clarity === null ? undefined : startClarity(ids.clarity);
  const sink: Sink = (name, fields) => {
    const { category, action } = events[name];
    google?.send(name, { category, action, value: 1, ...fields });
  };
  let stopListening: (() => void) | undefined;

  return {
    permit(categories) {
      google?.permit(categories);
      clarity?.permit(categories);
      connectSink(categories.analytics ? sink : undefined);
      stopListening?.();
      stopListening = categories.analytics ? listenToClicks() : undefined;
      if (!categories.analytics) forgetTools();
    },
    openPage(pathname) {
      clarity?.openPage();
      return tellPageView(pathname);
    },
  };
}
