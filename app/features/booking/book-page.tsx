import { PageHead } from '../../components/layout/page-head.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { BookView } from './book-view.server.ts';
import { BookingForm } from './booking-form.tsx';
import { FreeTimes } from './free-times.tsx';

/** The free times, or the form for one of them. */
export function BookPage(view: BookView) {
  const { messages, frame, chosen, isSent, problem, nearest } = view;
  const { times, problems } = messages;
  const texts = { ...problems, ...times, failed: isSent ? problems.failed : times.failed };
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <section className="sec wrap booking" lang={frame.fallback ? 'en' : undefined}>
        <div>
          {problem && problem !== 'invalid' && (
            <div className="alert" role="alert">
              <strong>{texts[problem]}</strong>
            </div>
          )}
          {chosen || isSent || nearest.length > 0 ? <BookingForm {...view} /> : <Choose {...view} />}
        </div>
        <OtherWays messages={messages} phone={view.phone} />
      </section>
    </>
  );
}

function Choose(view: BookView) {
  const { messages, days, more, query, zone, tz } = view;
  const { times, cities } = messages;
  return (
    <>
      <h2>{times.title}</h2>
      <p className="mut">{fill(times.zone, { zone })}</p>
      <FreeTimes {...view} />
      {days.length === 0 && <p className="lead">{times.none}</p>}
      {more && (
        <p>
          <a className="btn line" href={`${query}from=${more}`}>
            {times.more}
          </a>
        </p>
      )}
      <noscript>
        <form className="actions">
          <label htmlFor="tz">{times.otherZone}</label>
          <select id="tz" name="tz" defaultValue={tz}>
            {Object.entries(cities).map(([zoneOfCity, city]) => (
              <option key={city} value={zoneOfCity}>
                {city}
              </option>
            ))}
          </select>
          <button type="submit" className="btn line plain">
            {times.show}
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
