import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Capabilities, LetterOrigin } from '../server/capabilities.ts';
import type { FormAnswer } from '../server/json-answer.ts';
import { capabilitiesOf } from './capabilities-context.ts';
import { type Prefix, prefixOf } from './i18n/href.ts';
import { requestLocale } from './i18n/request-locale.ts';

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type Form<Outcome> = {
  /** Where the form itself stands, for whoever comes to its address: a page that was reloaded, a link that was copied. */
  place: (prefix: Prefix) => string;
  /** Has the server act on what was sent, once. */
  take: (capabilities: Capabilities, request: Request, origin: LetterOrigin) => Promise<FormAnswer<Outcome>>;
};

function acceptsPages({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}

/** A browser that posts a form by itself wants a page; anything else is a program and gets JSON. */
function wantsPage(request: Request): boolean {
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  return request.method === 'POST' && isForm && acceptsPages(request);
}

const longestPath = 200;

/** Where the form stood: only what our own pages say of themselves, and no more of it than the path. */
function originOf(visit: Arguments): LetterOrigin {
  const { headers } = visit.request;
  const from = URL.parse(headers.get('referer') ?? '');
  const page = from?.host === headers.get('host') ? from?.pathname.slice(0, longestPath) : undefined;
  return { language: prefixOf(page ?? '') || requestLocale(visit).language, page };
}

/**
 * The door of a form, as a route exports it: programs are answered in JSON by the middleware, and the form with JavaScript is
 * one of them; browsers without it get the page, which says when to come back as the answer to a program does.
 */
export function formDoor<Outcome>({ place, take }: Form<Outcome>) {
  return {
    middleware: [
      async (visit: Arguments, next: () => Promise<unknown>): Promise<Response | undefined> => {
        const { request, context } = visit;
        if (['GET', 'HEAD'].includes(request.method) && acceptsPages(request))
          return redirect(place(requestLocale(visit).prefix));
        if (!wantsPage(request))
          return (await take(capabilitiesOf(context), request, originOf(visit))).response();
        await next();
        return undefined;
      },
    ],
    action: async (visit: Arguments) => {
      const { request, context } = visit;
      const { outcome, typed, status, headers } = await take(
        capabilitiesOf(context),
        request,
        originOf(visit),
      );
      return data({ outcome, typed }, { status, headers });
    },
    headers: ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders,
  };
}
