import type { ReactNode } from 'react';
import { PageLink } from '../../components/layout/page-link.tsx';
import { OtherWays } from './book-page.tsx';
import { When } from './booking-form.tsx';
import { FreeTimes, useAddress } from './free-times.tsx';
import type { talkView } from './talk-view.server.ts';

type View = Awaited<ReturnType<typeof talkView>>;
type Talk = NonNullable<View['talk']>;

/** A talk behind its signed link: confirmed, changed and cancelled by buttons. */
export function TalkPage(view: View) {
  const { messages, language, frame, talk } = view;
  const { title, lead } = headOf(view);
  return (
    <section className="sec wrap answer booking" lang={frame.fallback ? 'en' : undefined}>
      <div className="booking__talk">
        <h1>{title}</h1>
        {lead && (
          <p className="lead" role="status">
            {lead}
          </p>
        )}
        {talk && <When moment={talk.when} messages={messages} language={language} />}
        {talk && talk.state !== 'asked' && <p>{talk.way}</p>}
        {talk && !view.problem && <Actions view={view} talk={talk} />}
        {(!talk || talk.state === 'cancelled' || view.problem === 'gone') && (
          <p>
            <PageLink page="book" className="btn">
              {messages.talk.again}
            </PageLink>
          </p>
        )}
      </div>
      <OtherWays messages={messages} phone={view.phone} />
    </section>
  );
}

function headOf({ messages, talk, problem }: View): { title: string; lead?: string } {
  const { invalid, asked, talk: words } = messages;
  if (!talk) return { title: invalid.title, lead: invalid.text };
  if (problem === 'limited') return { title: words.title, lead: messages.problems.limited };
  if (problem === 'gone')
    return { title: words.title, lead: talk.state === 'asked' ? asked.taken : messages.times.unknown };
  if (talk.state === 'asked')
    return talk.said ? { title: asked.sent, lead: asked.look } : { title: asked.title, lead: asked.text };
  if (talk.state === 'cancelled') return { title: words.cancelled };
  if (talk.isOver) return { title: words.title, lead: words.over };
  if (talk.said !== 'booked' && talk.said !== 'changed') return { title: words.title };
  return { title: words[talk.said], lead: talk.sendsMail ? words.mailed : words.noMail };
}

function Actions({ view, talk }: { view: View; talk: Talk }) {
  const { messages, language } = view;
  const words = messages.talk;
  const address = useAddress();
  if (talk.state === 'asked')
    return talk.said ? null : (
      <Act path={talk.path} name="confirm">
        <button type="submit" className="btn plain">
          {messages.asked.button}
        </button>
      </Act>
    );
  if (talk.state === 'cancelled' || talk.isOver) return null;
  if (talk.choice)
    return (
      <Act path={talk.path}>
        <FreeTimes days={talk.choice.days} messages={messages} language={language} />
        <p className="actions">
          <button type="submit" className="btn plain">
            {words.changeTo}
          </button>
          <a className="link" href={talk.path}>
            {words.keep}
          </a>
          {talk.choice.more && (
            <a className="link" href={address({ from: talk.choice.more })}>
              {messages.times.more}
            </a>
          )}
        </p>
      </Act>
    );
  return (
    <div className="actions">
      <a className="btn plain" href={`${talk.path}&ics`}>
        {words.calendar}
      </a>
      {talk.mayChange ? (
        <a className="btn line plain" href={`${talk.path}&change`}>
          {words.change}
        </a>
      ) : (
        <p className="cap">{words.noChange}</p>
      )}
      <Act path={talk.path} name="cancel">
        <button type="submit" className="btn line plain">
          {words.cancel}
        </button>
      </Act>
    </div>
  );
}

function Act({ path, name, children }: { path: string; name?: string; children: ReactNode }) {
  return (
    <form method="post" action={path}>
      {name && <input type="hidden" name="do" value={name} />}
      {children}
    </form>
  );
}
