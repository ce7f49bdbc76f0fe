import { handlePost } from '../../lib/forms/handle-post.server.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/booking.route.ts';
import { createBooking } from './booking-actions.server.ts';
import { loadBookPage, redirectToBooking } from './booking-pages.server.ts';

const BookPage = lazyWhenUsed(() => import('./book-page.tsx').then((module) => module.BookPage));

export const loader = (args: Route.LoaderArgs) => loadBookPage(args);

export async function action(args: Route.ActionArgs) {
  const { outcome, typed } = await handlePost(args, createBooking);
  return outcome.ok ? redirectToBooking(args, outcome.booking) : loadBookPage(args, { outcome, typed });
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookPage {...(actionData ?? loaderData)} />;
}
