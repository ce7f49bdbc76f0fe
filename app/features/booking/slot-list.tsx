import { useSyncExternalStore } from 'react';
import { fill } from '../../lib/content/fill.ts';
import type { BookingPageData, BookView } from './booking-pages.server.ts';
import type { Moment } from './booking-texts.server.ts';

type Shown = Pick<BookingPageData, 'messages' | 'language'>;

/** By day, as links or a form's choices. */
export function FreeTimes(view: Shown & Pick<BookView, 'days' | 'query'> & { asLinks?: boolean }) {
  const { days, query, asLinks, ...shown } = view;
  const clocks = (time: Moment) => (
    <>
      <span className="visually-hidden">{time.date}, </span>
      <time dateTime={time.at}>{time.time}</time>
      <OwnTime moment={time} {...shown} />
    </>
  );
  return (
    <ul className="rows slots">
      {days.map((times) => (
        <li key={times[0]?.at} className="stack">
          <h3 className="lead">{times[0]?.date}</h3>
          <div className="actions">
            {times.map((time) =>
              asLinks ? (
                <a key={time.at} className="slot choice" href={`${query}at=${time.at}`} rel="nofollow">
                  {clocks(time)}
                </a>
              ) : (
                <label key={time.at} className="slot">
                  <input type="radio" className="visually-hidden" name="at" value={time.at} required />
                  <span className="choice">{clocks(time)}</span>
                </label>
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const When = (shown: Shown & { moment: Moment }) => (
  <p className="booking__when">
    {shown.moment.when} <OwnTime {...shown} />
  </p>
);

/** The visitor's clock, where it differs from the owner's; known only in the browser, or from `?tz=`. */
function OwnTime({ moment, messages, language }: Shown & { moment: Moment }) {
  const visitorTime = useSyncExternalStore(
    () => () => undefined,
    () => ownTime(new Date(moment.at), moment, language),
    () => moment.own,
  );
  return visitorTime && <small>{fill(messages.times.yours, { time: visitorTime })}</small>;
}

export function ownTime(local: Date, { time, date }: Pick<Moment, 'time' | 'date'>, language: string) {
  const hour = `${local.getHours()}:${String(local.getMinutes()).padStart(2, '0')}`;
  if (hour === time) return;
  const isSameDay = date.split(/\D+/).includes(String(local.getDate()));
  return isSameDay ? hour : `${local.toLocaleDateString(language, { weekday: 'short' })} ${hour}`;
}
