import { PageHead } from '../../components/layout/page-head.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { BookView, Moment } from './book-view.server.ts';
import type { BookingMessages } from './booking.messages.ts';
import { BookingForm } from './booking-form.tsx';
import { FreeTimes, useAddress } from './free-times.tsx';
import { cityZones } from './when-shown.ts';

/** The free times, or the form for one of them. */
export function BookPage(view: BookView) {
  const { messages, frame, chosen, isSent, problem, nearest } = view;
  const hasForm = chosen !== undefined || isSent;
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <section className="sec wrap booking" lang={frame.fallback ? 'en' : undefined}>
        <div>
          {problem && problem !== 'invalid' && (
            <div className="alert" role="alert">
              <strong>{problemText(problem, view)}</strong>
            </div>
          )}
          {hasForm ? <BookingForm {...view} /> : <Choose view={view} nearest={nearest} />}
        </div>
        <OtherWays messages={messages} phone={view.phone} />
      </section>
    </>
  );
}

function problemText(problem: Exclude<BookView['problem'], undefined | 'invalid'>, view: BookView): string {
  const { times, problems } = view.messages;
  if (problem === 'unknown' || problem === 'gone') return times[problem];
  return problem === 'failed' && !view.isSent ? times.failed : problems[problem];
}

function Choose({ view, nearest }: { view: BookView; nearest: Moment[] }) {
  const { messages, days, more, isLater, zone, tz } = view;
  const address = useAddress();
  return (
    <>
      {nearest.length > 0 && <FreeTimes {...view} days={[nearest]} to={(at) => address({ at })} />}
      <h2>{messages.times.title}</h2>
      <p className="mut">{fill(messages.times.zone, { zone })}</p>
      <FreeTimes {...view} to={(at) => address({ at })} />
      {days.length === 0 && <p className="lead">{messages.times.none}</p>}
      <p className="booking__more">
        {more && (
          <a className="btn line" href={address({ from: more, at: undefined })}>
            {messages.times.more}
          </a>
        )}
        {isLater && (
          <a className="link" href={address({ from: undefined, at: undefined })}>
            {messages.times.first}
          </a>
        )}
      </p>
      <noscript>
        <form className="booking__zone">
          <label htmlFor="tz">{messages.times.otherZone}</label>
          <select id="tz" name="tz" defaultValue={tz}>
            {Object.entries(cityZones).map(([city, id]) => (
              <option key={city} value={id}>
                {messages.cities[city as keyof BookingMessages['cities']]}
              </option>
            ))}
          </select>
          <button type="submit" className="btn line plain">
            {messages.times.show}
          </button>
        </form>
      </noscript>
    </>
  );
}

export function OtherWays({ messages: { other }, phone }: Pick<BookView, 'messages' | 'phone'>) {
  return (
    <aside className="booking__other" id="next">
      <h2>{other.title}</h2>
      <p>
        <SectionLink section="contact" className="link">
          {other.write}
        </SectionLink>
      </p>
      <p>
        <a className="link" href={`tel:${phone.number}`}>
          {fill(other.call, { phone: phone.shown })}
        </a>
      </p>
    </aside>
  );
}
