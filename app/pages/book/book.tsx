import { BookPage } from '../../features/booking/book-page.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import type { Route } from './+types/book.route.ts';

export function Book({ contact, ...view }: Route.ComponentProps['loaderData']) {
  return (
    <BookPage {...view}>{contact && <ContactForm messages={contact} language={view.language} />}</BookPage>
  );
}
