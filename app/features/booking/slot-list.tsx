import { useSyncExternalStore } from 'react';
import { fill } from '../../lib/content/fill.ts';
import type { BookPageData } from './booking-pages.server.ts';
import type { Reader, Slot } from './booking-texts.server.ts';

type Props = Reader & Pick<BookPageData, 'days' | 'query'> & { asLinks?: boolean };

/** Lists slots by day, as links or as a form's choices. */
export function SlotList({ days, query, asLinks, messages, language }: Props) {
  const describe = (slot: Slot) => (
    <>
      <span className="visually-hidden">{slot.date}, </span>
      <time dateTime={slot.at}>{slot.time}</time>
      <VisitorTime slot={slot} messages={messages} language={language} />
    </>
  );
  return (
    <ul className="rows slots">
      {days.map((slots) => (
        <li key={slots[0]?.at} className="stack">
          <h3 className="lead">{slots[0]?.date}</h3>
          <div className="actions">
            {slots.map((slot) =>
              asLinks ? (
                <a key={slot.at} className="slot choice" href={`${query}at=${slot.at}`} rel="nofollow">
                  {describe(slot)}
                </a>
              ) : (
                <label key={slot.at} className="slot">
                  <input type="radio" className="visually-hidden" name="at" value={slot.at} required />
                  <span className="choice">{describe(slot)}</span>
                </label>
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ChosenSlot({ slot, messages, language }: Reader & { slot: Slot }) {
  return (
    <p className="booking__when">
      {slot.when} <VisitorTime slot={slot} messages={messages} language={language} />
    </p>
  );
}

/** Shown if the visitor's clock differs from the owner's, which only the browser or `?tz=` tells. */
function VisitorTime({ slot, messages, language }: Reader & { slot: Slot }) {
  const time = useSyncExternalStore(
    () => () => undefined,
    () => visitorTime(new Date(slot.at), slot, language),
    () => slot.visitorTime,
  );
  return time && <small>{fill(messages.slots.yours, { time })}</small>;
}

export function visitorTime(local: Date, { time, date }: Pick<Slot, 'time' | 'date'>, language: string) {
  const hour = `${local.getHours()}:${String(local.getMinutes()).padStart(2, '0')}`;
  if (hour === time) return;
  const isSameDay = date.split(/\D+/).includes(String(local.getDate()));
  return isSameDay ? hour : `${local.toLocaleDateString(language, { weekday: 'short' })} ${hour}`;
}
