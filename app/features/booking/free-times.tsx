import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { fill } from '../../lib/content/fill.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Moment } from './book-view.server.ts';
import type { BookingMessages } from './booking.messages.ts';

type Props = {
  days: Moment[][];
  messages: BookingMessages;
  language: Language;
  /** The address of a time; without it, the times are choices of a form. */
  to?: (at: string) => string;
};

/** By day: links, or choices of a form. */
export function FreeTimes({ days, to, ...shown }: Props) {
  return (
    <ul className="slots">
      {days.map((times) => (
        <li key={times[0]?.at}>
          <h3>{times[0]?.date}</h3>
          <ul>
            {times.map((time) => (
              <li key={time.at}>
                {to ? (
                  <a className="slot" href={to(time.at)} rel="nofollow">
                    <span className="vh">{time.date}, </span>
                    <Time moment={time} {...shown} />
                  </a>
                ) : (
                  <label className="slot">
                    <input type="radio" name="at" value={time.at} required />
                    <span className="vh">{time.date}, </span>
                    <Time moment={time} {...shown} />
                  </label>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type TimeProps = Pick<Props, 'messages' | 'language'> & { moment: Moment };

function Time({ moment, messages, language }: TimeProps) {
  const own = useOwnTime(moment, language);
  return (
    <>
      <time dateTime={moment.at}>{moment.time}</time>
      {own && <small>{fill(messages.times.yours, { time: own })}</small>}
    </>
  );
}

const never = () => () => undefined;

/** The visitor's clock, where it differs from the owner's; known only in the browser, or from `?tz=`. */
export function useOwnTime({ at, time, date, own }: Moment, language: Language): string | undefined {
  return useSyncExternalStore(
    never,
    () => {
      const here = new Date(at);
      const hour = `${here.getHours()}:${String(here.getMinutes()).padStart(2, '0')}`;
      if (hour === time) return;
      const isSameDay = date.includes(String(here.getDate()));
      return isSameDay ? hour : `${here.toLocaleDateString(language, { weekday: 'short' })} ${hour}`;
    },
    () => own,
  );
}

/** The page's address with some parameters changed; undefined takes one out. */
export function useAddress() {
  const { pathname, search } = useLocation();
  return (changes: Record<string, string | undefined>) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`;
  };
}
