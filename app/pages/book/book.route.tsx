import { data } from 'react-router';
import { loadBookPage } from '../../features/booking/booking-pages.server.ts';
import { loadContactForm } from '../../features/contact/contact-form-messages.server.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import { servicesContext } from '../../lib/services-context.ts';
import type { Route } from './+types/book.route.ts';

const Book = lazyWhenUsed(() => import('./book.tsx').then((module) => module.Book));

/** If no slot is free, the page shows the contact form. */
export async function loader(args: Route.LoaderArgs) {
  const { data: page, init } = await loadBookPage(args);
  const isEmpty = page.days.length === 0 && args.context.get(servicesContext) !== null;
  const contact = isEmpty ? loadContactForm(page.language).messages : undefined;
  return data({ ...page, contact }, init ?? {});
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function BookRoute({ loaderData }: Route.ComponentProps) {
  return <Book {...loaderData} />;
}
