import type { ReactNode } from 'react';
import { PageLink } from '../../components/layout/page-link.tsx';
import { OtherWays } from './book-page.tsx';
import type { TalkView } from './book-view.server.ts';
import { FreeTimes, When } from './free-times.tsx';

type Talk = NonNullable<TalkView['talk']>;

/** A talk behind its signed link: confirmed, changed and cancelled by buttons. */
export function TalkPage(view: TalkView) {
  const { messages, frame, talk, problem } = view;
  const [title, lead] = headOf(view);
  return (
    <section className="sec wrap answer booking" lang={frame.fallback ? 'en' : undefined}>
      <div>
        <h1>{title}</h1>
        {lead && (
          <p className="lead" role="status">
            {lead}
          </p>
        )}
        {talk && <When {...view} moment={talk.when} />}
        {talk && talk.state !== 'asked' && <p>{talk.way}</p>}
        {talk && !problem && <Actions view={view} talk={talk} />}
        {(!talk || talk.state === 'cancelled' || problem === 'gone') && (
          <p>
            <PageLink page="book" className="btn">
              {messages.talk.again}
            </PageLink>
          </p>
        )}
      </div>
      <OtherWays {...view} />
    </section>
  );
}

function headOf({ messages, talk, problem }: TalkView): [title: string, lead?: string] {
  const { invalid, asked, talk: texts, problems, times } = messages;
  if (!talk) return [invalid.title, invalid.text];
  const { state, notice } = talk;
  if (problem === 'limited') return [texts.title, problems.limited];
  if (problem === 'gone') return [texts.title, state === 'asked' ? asked.taken : times.unknown];
  if (state === 'asked') return notice ? [asked.sent, asked.look] : [asked.title, asked.text];
  if (state === 'cancelled') return [texts.cancelled];
  if (talk.isOver) return [texts.title, texts.over];
  if (notice !== 'booked' && notice !== 'changed') return [texts.title];
  return [texts[notice], talk.sendsMail ? texts.mailed : texts.noMail];
}

function Actions({ view, talk }: { view: TalkView; talk: Talk }) {
  const { messages } = view;
  const { state, notice, isOver, path, choice, mayChange } = talk;
  const texts = messages.talk;
  if (state === 'cancelled' || isOver || (state === 'asked' && notice)) return null;
  if (state === 'asked') return <Post path={path} action="confirm" button={messages.asked.button} />;
  if (choice)
    return (
      <Post
        path={path}
        button={texts.changeTo}
        times={<FreeTimes {...view} query={undefined} days={choice.days} />}
      >
        <a className="link" href={path}>
          {texts.keep}
        </a>
        {choice.more && (
          <a className="link" href={`${view.query}from=${choice.more}`}>
            {messages.times.more}
          </a>
        )}
      </Post>
    );
  return (
    <div className="actions">
      <a className="btn plain" href={`${path}&ics`}>
        {texts.calendar}
      </a>
      {mayChange && (
        <a className="btn line plain" href={`${path}&change`}>
          {texts.change}
        </a>
      )}
      <Post path={path} action="cancel" button={texts.cancel} />
    </div>
  );
}

type PostProps = { path: string; action?: string; button: string; times?: ReactNode; children?: ReactNode };

function Post({ path, action, button, times, children }: PostProps) {
  return (
    <form method="post" action={path}>
      {action && <input type="hidden" name="do" value={action} />}
      {times}
      <p className="actions">
        <button type="submit" className={action === 'cancel' ? 'btn line plain' : 'btn plain'}>
          {button}
        </button>
        {children}
      </p>
    </form>
  );
}
