import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  type Failure,
  failureInit,
  failureResponse,
  jsonResponse,
} from '../../../server/http/failure-response.ts';
import { readFields } from '../../../server/http/read-fields.ts';
import { countWrong } from '../../../server/rate-limit/rate-limits.ts';
import type { Services } from '../../../server/services.ts';
import { requestLocale } from '../i18n/request-locale.ts';
import { servicesOf } from '../services-context.ts';
import { href, prefixOf } from '../site-paths.ts';

export type FormArguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export type PostedForm = {
  sentAs: 'json' | 'form';
  fields: Record<string, unknown>;
  /** The posted texts, which the form shows again. */
  typed: Record<string, string>;
  origin: { language: string; page: string | undefined };
  services: Services;
};

type Accept<Success> = (form: PostedForm) => Promise<Success | Failure>;

const MAX_PATH_LENGTH = 200;

/** Answers with JSON or, to a browser without JavaScript, a page. A GET redirects to the form on home. */
export function formEndpoint<Success extends { ok: true }>(
  section: 'contact' | 'newsletter',
  accept: Accept<Success>,
) {
  return {
    /** Answers with JSON here, because a route's action always makes a page. */
    middleware: [
      async (args: FormArguments, next: () => Promise<Response>): Promise<Response> => {
        const { method, headers } = args.request;
        const acceptsPages = headers.get('accept')?.includes('text/html');
        if (acceptsPages && ['GET', 'HEAD'].includes(method))
          return redirect(href(requestLocale(args).prefix, 'home', section));
        const isJson = headers.get('content-type')?.startsWith('application/json');
        if (acceptsPages && method === 'POST' && !isJson) return next();
        const { outcome } = await handleForm(args, accept);
        if (!outcome.ok) return failureResponse(outcome);
        const { ok: _, ...body } = outcome;
        return jsonResponse(body, 202);
      },
    ],
    action: async (args: FormArguments) => {
      const { outcome, typed } = await handleForm(args, accept);
      return data({ outcome, typed }, outcome.ok ? { status: 202 } : failureInit(outcome));
    },
    headers: ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders,
  };
}

/** Also counts invalid forms. */
export async function handleForm<Success extends { ok: true }>(args: FormArguments, accept: Accept<Success>) {
  const services = servicesOf(args.context);
  const unavailableInOutage = (error: unknown): Failure => {
    if (services.store.outageCode(error) === undefined) throw error;
    return { ok: false, reason: 'unavailable' };
  };
  const posted = await readFields(args.request);
  const typed = posted.ok ? textsIn(posted.fields) : {};
  const outcome = posted.ok
    ? await accept({ ...posted, typed, services, origin: originOf(args) }).catch(unavailableInOutage)
    : posted;
  return { outcome: outcome.ok ? outcome : await countWrong(outcome, services), typed };
}

function textsIn(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function originOf(args: FormArguments): PostedForm['origin'] {
  const { headers } = args.request;
  const referer = URL.parse(headers.get('referer') ?? '');
  const page =
    referer?.host === headers.get('host') ? referer?.pathname.slice(0, MAX_PATH_LENGTH) : undefined;
  return { language: prefixOf(page ?? '') || requestLocale(args).language, page };
}
