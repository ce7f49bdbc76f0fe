import { BookPage } from '../../features/booking/book-page.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import type { Route } from './+types/book.route.ts';

export function Book({ contact, ...page }: Route.ComponentProps['loaderData']) {
  return (
    <BookPage {...page}>{contact && <ContactForm messages={contact} language={page.language} />}</BookPage>
  );
}
