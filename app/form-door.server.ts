import { data, type RouterContextProvider, redirect } from 'react-router';
import { problemResponse } from '../server/http/problem.ts';
import type { Visit } from '../server/visit.ts';
import type { Prefix } from './i18n/href.ts';
import { requestLocale } from './i18n/request-locale.ts';
import { visitContext } from './visit-context.ts';

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type Form<Answer> = {
  /** Where the form itself stands, for whoever comes to its address: a page that was reloaded, a link that was copied. */
  place: (prefix: Prefix) => string;
  /** Reads what was sent and acts on it, once. */
  take: (request: Request, visit: Visit) => Promise<Answer>;
  /** The answer for a program. */
  respond: (answer: Answer) => Response;
  /** Status and headers of the page that says the same. */
  pageInit: (answer: Answer) => { status: number; headers: Record<string, string> };
};

/** A browser that posts a form by itself wants a page; anything else is a program and gets JSON. */
function wantsPage(request: Request): boolean {
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  return isForm && acceptsPages(request);
}

function acceptsPages(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** The door of a form, in two halves: programs are answered at once, browsers without JavaScript get the page. */
export function formDoor<Answer>({ place, take, respond, pageInit }: Form<Answer>) {
  function receive({ request, context }: Arguments): Promise<Answer> {
    const visit = context.get(visitContext);
    if (!visit) throw new Error('A form came in where there is no server behind the door');
    return take(request, visit);
  }

  async function answerPrograms(
    visit: Arguments,
    next: () => Promise<unknown>,
  ): Promise<Response | undefined> {
    const { method } = visit.request;
    if (['GET', 'HEAD'].includes(method) && acceptsPages(visit.request)) {
      return redirect(place(requestLocale(visit).prefix));
    }
    if (method !== 'POST') {
      return problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'POST' });
    }
    if (wantsPage(visit.request)) {
      await next();
      return undefined;
    }
    return respond(await receive(visit));
  }

  async function answerBrowsers(visit: Arguments) {
    const answer = await receive(visit);
    return data(answer, pageInit(answer));
  }

  return { answerPrograms, answerBrowsers };
}
