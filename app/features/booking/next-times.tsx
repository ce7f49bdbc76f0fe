import { PageLink } from '../../components/layout/page-link.tsx';
import type { BookingMessages } from './booking.messages.ts';

/** A link, not times: the page around it may be kept for hours. */
export function NextTimes({ messages }: { messages: BookingMessages['next'] }) {
  return (
    <p className="booking__next">
      {messages.title}{' '}
      <PageLink page="book" className="link">
        {messages.all}
      </PageLink>
    </p>
  );
}
