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
import { bookingFields } from './booking.fields.ts';
import type { BookingPageData, BookView, TalkView } from './booking-pages.server.ts';
import { FreeTimes, When } from './slot-list.tsx';

const zoneField = { maxLength: 60 };
const talkLanguages = Object.fromEntries(languages.map((name) => [name, languageTable[name].name]));

/** `children` stand below the times. */
export function BookPage({ children, ...view }: BookView & { children?: ReactNode }) {
  const { messages, frame, form } = view;
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <PageBody {...view}>
        {form ? <BookingForm {...view} form={form} /> : <Choose {...view} asLinks />}
        {children}
      </PageBody>
    </>
  );
}

type BodyProps = BookingPageData & Pick<BookView, 'failure'> & { layout?: string; children: ReactNode };

function PageBody({ messages, frame, failure, layout = '', children }: BodyProps) {
  return (
    <section className={`section wrap two reversed booking ${layout}`} lang={fallbackLang(frame.isFallback)}>
      <div className="stack">
        {failure && failure.reason !== 'invalid' && (
          <div className="alert" role="alert">
            <strong>{failureMessage(failure, messages.problems)}</strong>
          </div>
        )}
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
  );
}

function Choose(view: Omit<BookView, 'form'> & { asLinks?: boolean }) {
  const { days, more, query, zone, tz, asLinks, failure } = view;
  const { times, cities } = view.messages;
  return (
    <>
      <h2>{times.title}</h2>
      <p className="muted">{fill(times.zone, { zone })}</p>
      <FreeTimes {...view} />
      {days.length === 0 && !failure && <p className="lead">{times.none}</p>}
      {more && (
        <a className="btn outline" href={`${query}from=${more}`}>
          {times.more}
        </a>
      )}
      {asLinks && (
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

function BookingForm({ form, ...view }: BookView & { form: NonNullable<BookView['form']> }) {
  const { messages, language, failure } = view;
  const { chosen, typed } = form;
  const { ways, topics, ...labels } = messages.form;
  const offeredWays = Object.fromEntries(form.ways.map((way) => [way, ways[way]]));
  return (
    <form className="form" method="post" action={formAction('booking', language)} onSubmit={submitInTime}>
      {chosen ? (
        <div className="alert good actions">
          <When {...view} moment={chosen} />
          <a className="link" href={view.query}>
            {labels.another}
          </a>
          <input type="hidden" name="at" value={chosen.at} />
        </div>
      ) : (
        <fieldset>
          <legend>{labels.nearest}</legend>
          <FreeTimes {...view} />
        </fieldset>
      )}
      <h2>{labels.title}</h2>
      <Fields
        fields={bookingFields}
        labels={labels}
        problems={messages.problems}
        errors={fieldErrors(failure)}
        typed={{ talk: language, ...typed }}
        choices={{ way: offeredWays, talk: talkLanguages, topic: topics }}
      />
      <input type="hidden" name="elapsed" />
      <FormEnd labels={labels} formKey={form.key} />
    </form>
  );
}

/** Waits, because autofill is as fast as a program. The time counts from the page's start. */
function submitInTime(event: SubmitEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  event.preventDefault();
  setTimeout(() => {
    form.elapsed.value = Math.ceil(performance.now());
    form.submit();
  }, SEND_AFTER_MS - performance.now());
}

export function TalkPage(view: TalkView) {
  const { query, messages, failure } = view;
  const { head, state, when, way, canMove, isChanging } = view.talk;
  const { talk: texts, asked } = messages;
  const [title, lead] = head;
  const isOpen = state === 'booked' || (state === 'asked' && failure?.reason !== 'refused');
  const [change, label] = state === 'asked' ? ['confirm', asked.button] : ['cancel', texts.cancel];
  return (
    <PageBody {...view} layout="answer">
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
    </PageBody>
  );
}
