import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Capabilities } from '../server/capabilities.ts';
import type { FormAnswer } from '../server/json-answer.ts';
import { capabilitiesOf } from './capabilities-context.ts';
import type { Prefix } from './i18n/href.ts';
import { requestLocale } from './i18n/request-locale.ts';

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type Form<Outcome> = {
  /** Where the form itself stands, for whoever comes to its address: a page that was reloaded, a link that was copied. */
  place: (prefix: Prefix) => string;
  /** Has the server act on what was sent, once. */
  take: (capabilities: Capabilities, request: Request) => Promise<FormAnswer<Outcome>>;
};

function acceptsPages({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}

/** A browser that posts a form by itself wants a page; anything else is a program and gets JSON. */
function wantsPage(request: Request): boolean {
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  return request.method === 'POST' && isForm && acceptsPages(request);
}

/** The door of a form, in two halves: programs are answered at once, browsers without JavaScript get the page. */
export function formDoor<Outcome>({ place, take }: Form<Outcome>) {
  return {
    answerPrograms: async (visit: Arguments, next: () => Promise<unknown>): Promise<Response | undefined> => {
      const { request, context } = visit;
      if (['GET', 'HEAD'].includes(request.method) && acceptsPages(request))
        return redirect(place(requestLocale(visit).prefix));
      if (!wantsPage(request)) return (await take(capabilitiesOf(context), request)).response();
      await next();
      return undefined;
    },
    answerBrowsers: async ({ request, context }: Arguments) => {
      const { outcome, typed, status, headers } = await take(capabilitiesOf(context), request);
      return data({ outcome, typed }, { status, headers });
    },
  };
}
