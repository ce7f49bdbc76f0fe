import { redirect } from 'react-router';
import { company } from '../../lib/content/owner.server.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyWhenUsed } from '../../lib/lazy-when-used.tsx';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';
import { bookFrame, bookView, talkPath } from './book-view.server.ts';
import { changeTalk, readTalk, takeBooking } from './booking-actions.server.ts';
import { calendarEvent, talkLink } from './booking-mails.server.ts';

const BookPage = lazyWhenUsed(() => import('./book-page.tsx').then((module) => module.BookPage));

/** `&ics`: the calendar entry of a talk as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    if (!args.url.searchParams.has('ics')) return next();
    const services = servicesOf(args.context);
    const booking = await readTalk(args.url, services);
    const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
    if (!booking || booking.state === 'asked') return new Response(null, { status: 410, headers });
    const { content } = calendarEvent(booking, bookFrame(args).messages, {
      company: company.name,
      link: talkLink(services.links, booking),
      organizer: company.emails.general,
    });
    const type = 'text/calendar; charset=utf-8; method=PUBLISH';
    const file = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="talk.ics"' };
    return new Response(content, { headers: { ...headers, ...file } });
  },
];

/** GET only shows, because mail scanners follow links; POST acts. */
export const loader = (args: Route.LoaderArgs) => bookView(args);

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context);
  const outcome =
    args.url.pathname === endpoints.talk
      ? await changeTalk(args.request, args.url, services)
      : await takeBooking(args.request, requestLocale(args).language, services);
  return outcome.ok
    ? redirect(talkPath(services, outcome.booking, outcome.news), 303)
    : bookView(args, outcome);
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function BookRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookPage {...(actionData ?? loaderData)} />;
}
