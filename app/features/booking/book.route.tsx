import { redirect } from 'react-router';
import { endpoints, href } from '../../lib/i18n/href.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyWhenUsed } from '../../lib/lazy-when-used.tsx';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';
import { bookView } from './book-view.server.ts';
import { takeBooking } from './take-booking.server.ts';
import { talkPath } from './talk-link.server.ts';

const BookPage = lazyWhenUsed(() => import('./book-page.tsx').then((module) => module.BookPage));

/** The form is sent to an endpoint, where a GET has nothing to show. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const isForm = args.url.pathname === endpoints.booking;
    if (isForm && args.request.method !== 'POST') return redirect(href(requestLocale(args).prefix, 'book'));
    return next();
  },
];

export const loader = (args: Route.LoaderArgs) => bookView(args);

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context);
  const outcome = await takeBooking(args.request, requestLocale(args).language, services);
  return outcome.ok ? redirect(talkPath(services, outcome.booking, 'booked'), 303) : bookView(args, outcome);
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function BookRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookPage {...(actionData ?? loaderData)} />;
}
