import { data } from 'react-router';
import type { Services } from '../../../server/services.ts';
import { pageHeadTags } from '../../components/layout/head-tags.server.ts';
import { frameOf } from '../../components/layout/section-frame.server.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import { type Language, languages, languageTable } from '../../lib/i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import { servicesContext } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';
import { bookingMessages } from './booking.messages.ts';
import { waysOf } from './booking-config.ts';
import { takenNow } from './busy-times.server.ts';
import { bookingConfig } from './owner-hours.server.ts';
import { freeDays, instantText, nearestFree, readInstant, stateOf, type Taken } from './slots.ts';
import type { Refusal } from './take-booking.server.ts';
import { cityZones, whenShown } from './when-shown.ts';

const DAYS_SHOWN = 5;

/** For mails. */
export const bookingTexts = (language: Language) =>
  loadMessages(bookingMessages, 'booking', language).messages;

/** Messages and names for every page of the feature. */
export function bookFrame(args: PageRequest) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(bookingMessages, 'booking', language);
  const tz = Object.values<string>(cityZones).find((zone) => zone === args.url.searchParams.get('tz'));
  return {
    language,
    messages,
    spoken: languagesWith(bookingMessages, 'booking'),
    frame: frameOf('booking', fallback.length > 0, language),
    phone: company.phone,
    tz,
    zone: whenShown(0, language, bookingConfig.zone, messages).zone,
  };
}

/** A moment on the owner's clock, and on that of the chosen city where it differs. */
export function momentOf({ language, messages, tz }: ReturnType<typeof bookFrame>) {
  return (start: number) => {
    const shown = whenShown(start, language, bookingConfig.zone, messages);
    const own = tz && whenShown(start, language, tz, messages);
    const isOther = own && (own.time !== shown.time || own.date !== shown.date);
    return { at: instantText(start), ...shown, own: isOther ? own.time : undefined };
  };
}

export type Moment = ReturnType<ReturnType<typeof momentOf>>;

/** Five days with free times from `?from=`, and where the next ones begin. */
export function daysShown(args: PageRequest, taken: Taken | undefined, now: number) {
  const given = args.url.searchParams.get('from') ?? '';
  const from = /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
  const days = taken
    ? freeDays(bookingConfig, now, taken, from)
        .take(DAYS_SHOWN + 1)
        .toArray()
    : [];
  const shown = days.slice(0, DAYS_SHOWN).map(({ starts }) => starts.map(momentOf(bookFrame(args))));
  return { days: shown, more: days[DAYS_SHOWN]?.date, isLater: from !== undefined };
}

export type BookView = Awaited<ReturnType<typeof bookView>>['data'];

/**
 * The free times, or the form of the chosen one (`?at=`), or what was wrong with a form that was sent. The build reads
 * the page without services; then it shows no times.
 */
export async function bookView(args: Route.LoaderArgs | Route.ActionArgs, refused?: Refusal) {
  const services = args.context.get(servicesContext);
  const now = services?.clock.now() ?? 0;
  const taken = await takenUnlessAway(services, now);
  const asked = args.url.searchParams.get('at');
  const at = refused ? refused.at : readInstant(asked ?? '');
  const problem =
    taken === 'away' ? 'failed' : (refused?.problem ?? (asked && taken && problemWith(at, taken, now)));
  const frame = bookFrame(args);
  const isTaken = problem === 'gone' || problem === 'unknown';
  const known = taken === 'away' ? undefined : taken;
  const noindex = args.url.search ? [{ name: 'robots', content: 'noindex' }] : [];
  const view = {
    ...frame,
    head: [...pageHeadTags('book', frame), ...noindex],
    ...daysShown(args, known, now),
    problem: problem || undefined,
    nearest: isTaken && known ? nearestFree(at ?? now, bookingConfig, now, known).map(momentOf(frame)) : [],
    chosen: at === undefined || isTaken ? undefined : momentOf(frame)(at),
    typed: refused?.typed ?? { topic: args.url.searchParams.get('topic') ?? '' },
    isSent: refused !== undefined,
    errors: refused?.errors ?? {},
    ways: waysOf(bookingConfig),
    talkLanguages: Object.fromEntries(languages.map((name) => [name, languageTable[name].name])),
    formKey: crypto.randomUUID(),
  };
  const status = refused?.status ?? (problem ? STATUS[problem] : 200);
  return data(view, { status, headers: { 'Cache-Control': 'no-store', ...refused?.headers } });
}

const STATUS = { gone: 409, unknown: 422, failed: 503 } as Record<Refusal['problem'], number>;

function problemWith(at: number | undefined, taken: Taken, now: number) {
  const state = at === undefined ? 'unknown' : stateOf(at, bookingConfig, now, taken);
  return state === 'free' ? undefined : state;
}

async function takenUnlessAway(services: Services | null, now: number): Promise<Taken | undefined | 'away'> {
  try {
    return services ? await takenNow(services.store, now) : undefined;
  } catch (error) {
    if (services?.store.outageCode(error) === undefined) throw error;
    return 'away';
  }
}
