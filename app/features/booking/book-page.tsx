import type { ReactNode, SubmitEvent } from 'react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { ReachUs } from '../../components/layout/reach-us.tsx';
import { fallbackLang } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Field, Fields, FormEnd } from '../../components/ui/field.tsx';
import { fill } from '../../lib/content/fill.ts';
import { SEND_AFTER_MS } from '../../lib/forms/form-fields.ts';
import { failureMessage, fieldErrors } from '../../lib/forms/form-problems.ts';
import { languages, languageTable } from '../../lib/i18n/languages.ts';
import { formAction } from '../../lib/site-paths.ts';
import type { BookView } from './book-view.server.ts';
import { bookingFields } from './booking.fields.ts';
import { FreeTimes, When } from './free-times.tsx';

const zoneField = { maxLength: 60 };
const talkLanguages = Object.fromEntries(languages.map((name) => [name, languageTable[name].name]));

/** `children` stand below the times. */
export function BookPage({ children, ...view }: BookView & { children?: ReactNode }) {
  const { messages, frame, booking, failure, isForm } = view;
  const layout = booking ? 'answer' : '';
  return (
    <>
      {!booking && <PageHead messages={messages.head} frame={frame} />}
      <section
        className={`section wrap two reversed booking ${layout}`}
        lang={fallbackLang(frame.isFallback)}
      >
        <div className="stack">
          {failure && failure.reason !== 'invalid' && (
            <div className="alert" role="alert">
              <strong>{failureMessage(failure, messages.problems)}</strong>
            </div>
          )}
          {booking && <LinkedBooking {...view} booking={booking} />}
          {!booking && (isForm ? <BookingForm {...view} /> : <Choose {...view} />)}
          {children}
        </div>
        <aside id="next" className="stack">
          <h2 className="lead">{messages.other.title}</h2>
          <SectionLink section="contact" className="link">
            {messages.other.write}
          </SectionLink>
          <ReachUs />
        </aside>
      </section>
    </>
  );
}

function Choose(view: BookView) {
  const { days, more, query, zone, tz, booking, failure } = view;
  const { times, cities } = view.messages;
  return (
    <>
      <h2>{times.title}</h2>
      <p className="muted">{fill(times.zone, { zone })}</p>
      <FreeTimes {...view} asLinks={!booking} />
      {days.length === 0 && !failure && <p className="lead">{times.none}</p>}
      {more && (
        <a className="btn outline" href={`${query}from=${more}`}>
          {times.more}
        </a>
      )}
      {!booking && (
        <noscript>
          <form className="actions">
            <Field name="tz" label={times.otherZone} choices={cities} defaultValue={tz} field={zoneField} />
            <button type="submit" className="btn outline plain">
              {times.show}
            </button>
          </form>
        </noscript>
      )}
    </>
  );
}

function BookingForm(view: BookView) {
  const { messages, language, chosen, typed, failure, formKey } = view;
  const { ways, topics, ...form } = messages.form;
  const offered = Object.fromEntries(view.ways.map((way) => [way, ways[way]]));
  return (
    <form className="form" method="post" action={formAction('booking', language)} onSubmit={sendInTime}>
      {chosen ? (
        <div className="alert good actions">
          <When {...view} moment={chosen} />
          <a className="link" href={view.query}>
            {form.another}
          </a>
          <input type="hidden" name="at" value={chosen.at} />
        </div>
      ) : (
        <fieldset>
          <legend>{form.nearest}</legend>
          <FreeTimes {...view} />
        </fieldset>
      )}
      <h2>{form.title}</h2>
      <Fields
        fields={bookingFields}
        labels={form}
        problems={messages.problems}
        errors={fieldErrors(failure)}
        typed={{ talk: language, ...typed }}
        choices={{ way: offered, talk: talkLanguages, topic: topics }}
      />
      <input type="hidden" name="elapsed" />
      <FormEnd labels={form} formKey={formKey} />
    </form>
  );
}

/** Waits, because autofill is as fast as a robot; the time counts from the page's start. */
function sendInTime(event: SubmitEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  event.preventDefault();
  form.elapsed.value = String(SEND_AFTER_MS);
  setTimeout(() => form.submit(), SEND_AFTER_MS - performance.now());
}

function LinkedBooking(view: BookView & { booking: NonNullable<BookView['booking']> }) {
  const { query, messages, failure } = view;
  const { state, when, way, canMove, isChanging } = view.booking;
  const { talk: texts, asked } = messages;
  const [title, lead] = view.booking.head;
  const isOpen = state === 'booked' || (state === 'asked' && failure?.reason !== 'refused');
  const [change, label] = state === 'asked' ? ['confirm', asked.button] : ['cancel', texts.cancel];
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {when && <When {...view} moment={when} />}
      {way && <p>{way}</p>}
      {isChanging ? (
        <form className="form" method="post" action={query}>
          <Choose {...view} />
          <button type="submit" className="btn">
            {texts.changeTo}
          </button>
        </form>
      ) : (
        <form className="actions" method="post" action={query}>
          {state === 'booked' && (
            <a className="btn plain" href={`${query}ics`}>
              {texts.calendar}
            </a>
          )}
          {canMove && (
            <a className="btn outline plain" href={`${query}change`}>
              {texts.change}
            </a>
          )}
          {isOpen && (
            <button type="submit" className="btn outline plain" name="do" value={change}>
              {label}
            </button>
          )}
          {!isOpen && state !== 'sent' && (
            <PageLink page="book" className="btn plain">
              {texts.again}
            </PageLink>
          )}
        </form>
      )}
    </>
  );
}
