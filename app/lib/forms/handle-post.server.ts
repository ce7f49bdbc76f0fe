import type { RouterContextProvider } from 'react-router';
import type { Failure } from '../../../server/http/failure-response.ts';
import { type PostedFields, readFields } from '../../../server/http/read-fields.ts';
import { countWrong } from '../../../server/rate-limit/rate-limits.ts';
import type { Services } from '../../../server/services.ts';
import { requestLocale } from '../i18n/request-locale.ts';
import { servicesOf } from '../services-context.ts';
import { prefixOf } from '../site-paths.ts';

export type RouteArguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export type Posted = PostedFields & {
  /** The posted texts, which the form shows again. */
  typed: Record<string, string>;
  origin: { language: string; page: string | undefined };
  services: Services;
};

/** Checks the fields and a rate limit, then acts. */
export type PostHandler<Success> = (posted: Posted) => Promise<Success | Failure>;

const MAX_PATH_LENGTH = 200;

/** Reads and handles what was posted. Also counts what is wrong. */
export async function handlePost<Success extends { ok: true }>(
  args: RouteArguments,
  handle: PostHandler<Success>,
) {
  const services = servicesOf(args.context);
  const unavailableInOutage = (error: unknown): Failure => {
    if (services.store.outageCode(error) === undefined) throw error;
    return { ok: false, reason: 'unavailable' };
  };
  const read = await readFields(args.request);
  const typed = read.ok ? textsIn(read.fields) : {};
  const outcome = read.ok
    ? await handle({ ...read, typed, services, origin: originOf(args) }).catch(unavailableInOutage)
    : read;
  return { outcome: outcome.ok ? outcome : await countWrong(outcome, services), typed };
}

function textsIn(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function originOf(args: RouteArguments): Posted['origin'] {
  const { headers } = args.request;
  const referer = URL.parse(headers.get('referer') ?? '');
  const page =
    referer?.host === headers.get('host') ? referer?.pathname.slice(0, MAX_PATH_LENGTH) : undefined;
  return { language: prefixOf(page ?? '') || requestLocale(args).language, page };
}
