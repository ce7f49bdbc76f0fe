import { useEffect, useRef, useState } from 'react';
import { PageLink } from '../../components/layout/page-link.tsx';
import type { BookingMessages } from '../../features/booking/booking.messages.ts';
import type { Slot } from '../../features/booking/booking-texts.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { endpoints, href } from '../../lib/site-paths.ts';

/** The page may be cached for hours, so the free slots are fetched when the list is seen. */
export function NextSlots({ messages }: { messages: BookingMessages['next'] }) {
  const { language, prefix } = useLocale();
  const [slots, setSlots] = useState<Slot[]>([]);
  const [isSeen, setSeen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => (isSeen ? requestNextSlots(language, setSlots) : undefined), [isSeen, language]);
  return (
    <div className="booking__next">
      <p>
        {messages.title}{' '}
        <PageLink page="book" className="link">
          {messages.all}
        </PageLink>
      </p>
      <ul ref={list}>
        {slots.map(({ at, day, time }) => (
          <li key={at}>
            <a className="choice" href={`${href(prefix, 'book')}?at=${at}`}>
              {day} <b>{time}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a function that stops it. After a failed request, nothing is shown. */
export function requestNextSlots(language: Language, show: (slots: Slot[]) => void): () => void {
  const request = new AbortController();
  fetch(`${endpoints.nextSlots}?language=${language}`, { signal: request.signal })
    .then((response) => (response.ok ? response.json() : []))
    .then(show, () => undefined);
  return () => request.abort();
}
