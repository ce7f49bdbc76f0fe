import { PageHead } from '../../components/layout/page-head.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { BookView } from './book-view.server.ts';
import { BookingForm } from './booking-form.tsx';
import { FreeTimes, When } from './free-times.tsx';

/** The free times, or the form for one of them, or a talk behind its signed link. */
export function BookPage(view: BookView) {
  const { messages, frame, phone, isTalk, talk, problem, chosen, isSent, nearest } = view;
  const { times, problems, asked, other } = messages;
  const texts = {
    ...problems,
    ...{ ...times, over: messages.talk.over },
    gone: talk?.state === 'asked' ? asked.taken : times.gone,
    failed: isSent ? problems.failed : times.failed,
  };
  const hasForm = chosen || isSent || nearest.length > 0;
  return (
    <>
      {!isTalk && <PageHead messages={messages.head} frame={frame} />}
      <section
        className={isTalk ? 'sec wrap answer booking' : 'sec wrap booking'}
        lang={frame.fallback ? 'en' : undefined}
      >
        <div>
          {isTalk && <TalkHead {...view} />}
          {problem && problem !== 'invalid' && (
            <div className="alert" role="alert">
              <strong>{texts[problem]}</strong>
            </div>
          )}
          {isTalk && <Talk {...view} />}
          {!isTalk && (hasForm ? <BookingForm {...view} /> : <Choose {...view} />)}
        </div>
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
      </section>
    </>
  );
}

function Choose({ messages, language, days, nearest, more, query, zone, tz, isTalk }: BookView) {
  const { times, cities } = messages;
  const shown = nearest.length > 0 ? [nearest] : days;
  return (
    <>
      <h2>{times.title}</h2>
      <p className="mut">{fill(times.zone, { zone })}</p>
      <FreeTimes messages={messages} language={language} days={shown} query={query} />
      {shown.length === 0 && <p className="lead">{times.none}</p>}
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
      )}
    </>
  );
}

function TalkHead(view: BookView) {
  const { talk, messages } = view;
  const [title, lead] = headOf(view);
  return (
    <>
      <h1>{title}</h1>
      {lead && (
        <p className="lead" role="status">
          {lead}
        </p>
      )}
      {talk && <When moment={talk.when} messages={messages} language={view.language} />}
      {talk && talk.state !== 'asked' && <p>{talk.way}</p>}
    </>
  );
}

function headOf({ messages, talk }: BookView): [title: string, lead?: string] {
  const { invalid, asked, talk: texts } = messages;
  if (!talk) return [invalid.title, invalid.text];
  const { state, news, isOver, sendsMail } = talk;
  if (state === 'asked') return news ? [asked.sent, asked.look] : [asked.title, asked.text];
  if (state === 'cancelled') return [texts.cancelled];
  if (isOver) return [texts.title, texts.over];
  if (news !== 'booked' && news !== 'changed') return [texts.title];
  return [texts[news], sendsMail ? texts.mailed : texts.noMail];
}

/** What can be done with a talk: each by a button that posts. */
function Talk(view: BookView) {
  const { messages, language, talk, chosen, problem, query } = view;
  const texts = messages.talk;
  if (talk?.isChanging && !chosen) return <Choose {...view} />;
  if (talk?.isChanging && chosen)
    return (
      <>
        <h2>{texts.change}</h2>
        <When moment={chosen} messages={messages} language={language} />
        <Post to={query} name="at" value={chosen.at} label={texts.changeTo} />
      </>
    );
  if (talk?.state === 'asked' && !problem)
    return talk.news ? null : <Post to={talk.path} value="confirm" label={messages.asked.button} />;
  if (talk?.state !== 'booked')
    return (
      <p>
        <PageLink page="book" className="btn">
          {texts.again}
        </PageLink>
      </p>
    );
  if (talk.isOver) return null;
  return (
    <div className="actions">
      <a className="btn plain" href={`${talk.path}&ics`}>
        {texts.calendar}
      </a>
      {talk.mayChange && (
        <a className="btn line plain" href={`${talk.path}&change`}>
          {texts.change}
        </a>
      )}
      <Post to={talk.path} value="cancel" label={texts.cancel} look="line " />
    </div>
  );
}

type PostProps = { to: string; name?: string; value: string; label: string; look?: string };

function Post({ to, name = 'do', value, label, look = '' }: PostProps) {
  return (
    <form method="post" action={to}>
      <button type="submit" className={`btn ${look}plain`} name={name} value={value}>
        {label}
      </button>
    </form>
  );
}
