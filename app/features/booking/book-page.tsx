import { PageHead } from '../../components/layout/page-head.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { fallbackLang } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Field } from '../../components/ui/field.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { BookView } from './book-view.server.ts';
import { BookingForm } from './booking-form.tsx';
import { FreeTimes, When } from './free-times.tsx';

/** The free times, or the form for one of them, or a talk behind its signed link. */
export function BookPage(view: BookView) {
  const { messages, frame, phone, isTalk, problem, chosen, isSent, nearest } = view;
  const { problems, other } = messages;
  const hasForm = chosen || isSent || nearest.length > 0;
  return (
    <>
      {!isTalk && <PageHead messages={messages.head} frame={frame} />}
      <section
        className={isTalk ? 'sec wrap answer booking' : 'sec wrap booking'}
        lang={fallbackLang(frame.isFallback)}
      >
        <div>
          {problem && problem !== 'invalid' && (
            <div className="alert" role="alert">
              <strong>{problems[problem]}</strong>
            </div>
          )}
          {isTalk && <Talk {...view} />}
          {!isTalk && (hasForm ? <BookingForm {...view} /> : <Choose {...view} />)}
        </div>
        <aside className="booking__other" id="next">
          <h2>{other.title}</h2>
          <SectionLink section="contact" className="link">
            {other.write}
          </SectionLink>
          <a className="link" href={`tel:${phone.number}`}>
            {fill(other.call, { phone: phone.shown })}
          </a>
        </aside>
      </section>
    </>
  );
}

/** Times as links; of a talk that is moved, as choices of a form. */
function Choose({ messages, language, days, nearest, more, query, zone, tz, isTalk, problem }: BookView) {
  const { times, cities } = messages;
  const shown = nearest.length > 0 ? nearest : days;
  return (
    <>
      <h2>{times.title}</h2>
      <p className="mut">{fill(times.zone, { zone })}</p>
      <FreeTimes messages={messages} language={language} days={shown} query={isTalk ? undefined : query} />
      {shown.length === 0 && !problem && <p className="lead">{times.none}</p>}
      {more && (
        <p>
          <a className="btn line" href={`${query}from=${more}`}>
            {times.more}
          </a>
        </p>
      )}
      {!isTalk && (
        <noscript>
          <form className="actions">
            <Field
              name="tz"
              label={times.otherZone}
              choices={cities}
              defaultValue={tz}
              field={{ maxLength: 60 }}
            />
            <button type="submit" className="btn line plain">
              {times.show}
            </button>
          </form>
        </noscript>
      )}
    </>
  );
}

function Talk(view: BookView) {
  const { messages, language, talk, query, isAsked } = view;
  const { asked, invalid, talk: texts } = messages;
  const [title, lead] = talk?.head ?? (isAsked ? [asked.sent, asked.look] : [invalid.title, invalid.text]);
  return (
    <>
      <h1>{title}</h1>
      {lead && (
        <p className="lead" role="status">
          {lead}
        </p>
      )}
      {talk && <When moment={talk.when} messages={messages} language={language} />}
      {talk?.way && <p>{talk.way}</p>}
      {talk?.isChanging ? (
        <form className="form" method="post" action={query}>
          <Choose {...view} />
          <button type="submit" className="btn">
            {texts.changeTo}
          </button>
        </form>
      ) : (
        !isAsked && <TalkActions {...view} />
      )}
    </>
  );
}

function TalkActions({ messages, talk, problem }: BookView) {
  const { asked, talk: texts } = messages;
  if (!talk || talk.state === 'cancelled' || (talk.state === 'asked' && problem))
    return (
      <p>
        <PageLink page="book" className="btn">
          {texts.again}
        </PageLink>
      </p>
    );
  return (
    <form className="actions" method="post" action={talk.path}>
      {talk.state === 'asked' && (
        <button type="submit" className="btn plain" name="do" value="confirm">
          {asked.button}
        </button>
      )}
      {talk.isToCome && (
        <a className="btn plain" href={`${talk.path}&ics`}>
          {texts.calendar}
        </a>
      )}
      {talk.mayChange && (
        <a className="btn line plain" href={`${talk.path}&change`}>
          {texts.change}
        </a>
      )}
      {talk.isToCome && (
        <button type="submit" className="btn line plain" name="do" value="cancel">
          {texts.cancel}
        </button>
      )}
    </form>
  );
}
