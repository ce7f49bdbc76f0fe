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
import type { BookPageData, ManagePageData, PageData } from './booking-pages.server.ts';
import { ChosenSlot, SlotList } from './slot-list.tsx';

const zoneField = { maxLength: 60 };
const talkLanguages = Object.fromEntries(languages.map((name) => [name, languageTable[name].name]));

export function BookPage({ children, ...page }: BookPageData & { children?: ReactNode }) {
  const { messages, frame, form } = page;
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <PageBody {...page}>
        {form ? <BookingForm {...page} form={form} /> : <SlotChooser {...page} asLinks />}
        {children}
      </PageBody>
    </>
  );
}

type BodyProps = PageData & Pick<BookPageData, 'failure'> & { layout?: string; children: ReactNode };

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

function SlotChooser({ asLinks = false, ...page }: Omit<BookPageData, 'form'> & { asLinks?: boolean }) {
  const { days, more, query, zone, tz, failure } = page;
  const { slots: texts, cities } = page.messages;
  return (
    <>
      <h2>{texts.title}</h2>
      <p className="muted">{fill(texts.zone, { zone })}</p>
      <SlotList {...page} asLinks={asLinks} />
      {days.length === 0 && !failure && <p className="lead">{texts.none}</p>}
      {more && (
        <a className="btn outline" href={`${query}from=${more}`}>
          {texts.more}
        </a>
      )}
      {asLinks && (
        <noscript>
          <form className="actions">
            <Field name="tz" label={texts.otherZone} choices={cities} defaultValue={tz} field={zoneField} />
            <button type="submit" className="btn outline plain">
              {texts.show}
            </button>
          </form>
        </noscript>
      )}
    </>
  );
}

function BookingForm({ form, ...page }: BookPageData & { form: NonNullable<BookPageData['form']> }) {
  const { messages, language, failure } = page;
  const { chosen, typed } = form;
  const { ways, topics, ...labels } = messages.form;
  const offeredWays = Object.fromEntries(form.ways.map((way) => [way, ways[way]]));
  return (
    <form className="form" method="post" action={formAction('booking', language)} onSubmit={submitInTime}>
      {chosen ? (
        <div className="alert good actions">
          <ChosenSlot {...page} slot={chosen} />
          <a className="link" href={page.query}>
            {labels.another}
          </a>
          <input type="hidden" name="at" value={chosen.at} />
        </div>
      ) : (
        <fieldset>
          <legend>{labels.nearest}</legend>
          <SlotList {...page} />
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

/** The answer is another page, so the browser posts the form. It waits, because autofill is as fast as a bot. */
function submitInTime(event: SubmitEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  event.preventDefault();
  setTimeout(() => {
    form.elapsed.value = Math.ceil(performance.now());
    form.submit();
  }, SEND_AFTER_MS - performance.now());
}

export function ManagePage({ booking, ...page }: ManagePageData) {
  const { query, messages, failure } = page;
  const { state, slot, way, canReschedule, isRescheduling } = booking;
  const { manage: texts, asked } = messages;
  const [title, lead] = booking.head;
  const isOpen = state === 'booked' || (state === 'asked' && failure?.reason !== 'refused');
  const [change, label] = state === 'asked' ? ['confirm', asked.button] : ['cancel', texts.cancel];
  return (
    <PageBody {...page} layout="answer">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {slot && <ChosenSlot {...page} slot={slot} />}
      {way && <p>{way}</p>}
      {isRescheduling ? (
        <form className="form" method="post" action={query}>
          <SlotChooser {...page} />
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
          {canReschedule && (
            <a className="btn outline plain" href={`${query}change`}>
              {texts.change}
            </a>
          )}
          {isOpen && (
            <button type="submit" className="btn outline plain" name="do" value={change}>
              {label}
            </button>
          )}
          {!isOpen && state !== 'mailSent' && (
            <PageLink page="book" className="btn plain">
              {texts.again}
            </PageLink>
          )}
        </form>
      )}
    </PageBody>
  );
}
