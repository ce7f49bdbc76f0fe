import { redirect } from 'react-router';
import { company } from '../../lib/content/owner-content.server.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import { servicesOf } from '../../lib/services-context.ts';
import { endpoints } from '../../lib/site-paths.ts';
import type { Route } from './+types/booking.route.ts';
import { bookView, PRIVATE, pageData, readBookingAndTimes } from './book-view.server.ts';
import { sendBooking } from './booking-actions.server.ts';
import { bookingLink, calendarEvent } from './booking-texts.server.ts';

const BookPage = lazyWhenUsed(() => import('./book-page.tsx').then((module) => module.BookPage));

/** `&ics`: the calendar entry of a talk as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    if (!args.url.searchParams.has('ics')) return next();
    const { booking } = await readBookingAndTimes(args);
    if (!booking || booking.state === 'asked') return next();
    const link = bookingLink(servicesOf(args.context).links, booking);
    const parties = { link, organizer: company.emails.general };
    const { content } = calendarEvent(booking, pageData(args).messages, parties);
    const type = 'text/calendar; charset=utf-8; method=PUBLISH';
    const file = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="talk.ics"' };
    return new Response(content, { headers: { ...PRIVATE, ...file } });
  },
];

/** GET only shows, because mail scanners follow links; POST acts. */
export const loader = (args: Route.LoaderArgs) => bookView(args);

export async function action(args: Route.ActionArgs) {
  const { outcome, typed } = await sendBooking(args);
  if (!outcome.ok) return bookView(args, { outcome, typed });
  const { booking } = outcome;
  const { search } = new URL(bookingLink(servicesOf(args.context).links, booking));
  // Only the mail has the link that confirms.
  const query = booking.state === 'asked' ? `?language=${booking.language}` : search;
  return redirect(`${endpoints.talk}${query}&said`, 303);
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookPage {...(actionData ?? loaderData)} />;
}
