import { company } from '../../lib/content/owner-content.server.ts';
import { handleForm } from '../../lib/forms/form-endpoint.server.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/manage-booking.route.ts';
import { changeBooking } from './booking-actions.server.ts';
import {
  loadManagePage,
  loadPageData,
  PRIVATE,
  readSlots,
  redirectToBooking,
} from './booking-pages.server.ts';
import { bookingLink, calendarEvent } from './booking-texts.server.ts';

const ManagePage = lazyWhenUsed(() => import('./book-page.tsx').then((module) => module.ManagePage));

/** `&ics`: the calendar entry of a booking as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    if (!args.url.searchParams.has('ics')) return next();
    const { booking } = await readSlots(args);
    if (!booking || booking.state === 'asked') return next();
    const { messages } = loadPageData(args);
    const link = bookingLink(servicesOf(args.context).links, booking);
    const { content } = calendarEvent(booking, messages, { link, organizer: company.emails.general });
    const type = 'text/calendar; charset=utf-8; method=PUBLISH';
    const file = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="talk.ics"' };
    return new Response(content, { headers: { ...PRIVATE, ...file } });
  },
];

/** GET only shows, because mail scanners follow links; POST acts. */
export const loader = (args: Route.LoaderArgs) => loadManagePage(args);

export async function action(args: Route.ActionArgs) {
  const { outcome, typed } = await handleForm(args, (posted) => changeBooking(posted, args.url));
  return outcome.ok ? redirectToBooking(args, outcome.booking) : loadManagePage(args, { outcome, typed });
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function ManageBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagePage {...(actionData ?? loaderData)} />;
}
