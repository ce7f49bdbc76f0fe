import { handlePost } from '../../lib/forms/handle-post.server.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/manage-booking.route.ts';
import { changeBooking } from './booking-actions.server.ts';
import { linkHeaders, loadCalendarFile, loadManagePage, redirectToBooking } from './booking-pages.server.ts';

const ManagePage = lazyWhenUsed(() => import('./book-page.tsx').then((module) => module.ManagePage));

/** With `&ics` the answer is a calendar file. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => (args.url.searchParams.has('ics') && (await loadCalendarFile(args))) || next(),
];

/** Mail scanners follow links, so GET only shows and POST acts. */
export const loader = (args: Route.LoaderArgs) => loadManagePage(args);

export async function action(args: Route.ActionArgs) {
  const { outcome, typed } = await handlePost(args, (posted) => changeBooking(posted, args.url));
  return outcome.ok ? redirectToBooking(args, outcome.booking) : loadManagePage(args, { outcome, typed });
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([...actionHeaders, ...Object.entries(linkHeaders)]);

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function ManageBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagePage {...(actionData ?? loaderData)} />;
}
