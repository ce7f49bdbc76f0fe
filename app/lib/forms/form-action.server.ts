import { data, type RouterContextProvider, redirect } from 'react-router';
import type { FormAnswer } from '../../../server/http/form-answer.ts';
import type { Services, SubmissionOrigin } from '../../../server/services.ts';
import { type Prefix, prefixOf } from '../i18n/href.ts';
import { requestLocale } from '../i18n/request-locale.ts';
import { servicesOf } from '../services-context.ts';

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type Form<Outcome> = {
  /** A GET redirects here. */
  place: (prefix: Prefix) => string;
  take: (services: Services, request: Request, origin: SubmissionOrigin) => Promise<FormAnswer<Outcome>>;
};

function acceptsPages({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}

/** True for a browser without JavaScript; others get JSON. */
function wantsPage(request: Request): boolean {
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  return request.method === 'POST' && isForm && acceptsPages(request);
}

const longestPath = 200;

/** A Referer from another host is ignored. */
function originOf(args: Arguments): SubmissionOrigin {
  const { headers } = args.request;
  const from = URL.parse(headers.get('referer') ?? '');
  const page = from?.host === headers.get('host') ? from?.pathname.slice(0, longestPath) : undefined;
  return { language: prefixOf(page ?? '') || requestLocale(args).language, page };
}

export function formAction<Outcome>({ place, take }: Form<Outcome>) {
  return {
    middleware: [
      async (args: Arguments, next: () => Promise<unknown>): Promise<Response | undefined> => {
        const { request, context } = args;
        if (['GET', 'HEAD'].includes(request.method) && acceptsPages(request))
          return redirect(place(requestLocale(args).prefix));
        if (wantsPage(request)) {
          await next();
          return undefined;
        }
        const { headers, response } = await take(servicesOf(context), request, originOf(args));
        const answer = response();
        for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
        return answer;
      },
    ],
    action: async (args: Arguments) => {
      const { request, context } = args;
      const { outcome, typed, status, headers } = await take(servicesOf(context), request, originOf(args));
      return data({ outcome, typed }, { status, headers });
    },
    headers: ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders,
  };
}
