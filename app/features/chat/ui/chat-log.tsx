import { useLayoutEffect, useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.ts';
import { contactDraft } from '../../state/contact-draft.ts';
import type { ChatPanelWords } from './chat.words.ts';
import { ChatReply } from './chat-reply.tsx';
import { type Conversation, conversation } from './conversation.ts';
import { conversationLetter } from './conversation-letter.ts';

type Props = {
  now: Conversation;
  words: ChatPanelWords;
  /** The language that the panel speaks, and in which it asks. */
  language: Language;
  /** A question was asked by a button that is gone now. */
  onAsked: () => void;
  /** A link to a page of this site was followed. */
  onFollow: () => void;
};

/** How far above its end the log may stand and still follow what is added to it, in pixels. */
const nearEnd = 48;

/**
 * What was said. As a log it tells screen readers of what is added at its end; what changes while a reply arrives, and
 * what the visitor has just typed, is told to nobody: see ChatReply.
 */
export function ChatLog({ now, words, language, onAsked, onFollow }: Props) {
  const { prefix } = useLocale();
  const { panel } = words;
  const log = useFollowedEnd(now);
  const links = { origin: window.location.origin, prefix, onFollow: follow };

  function ask(question: string) {
    void conversation.send(question, language);
    onAsked();
  }

  /** A finished reply is not rendered anew, so what was said is read when its link is followed. */
  function follow(draft: boolean) {
    if (draft) contactDraft.set(conversationLetter(conversation.store.get().exchanges, words));
    onFollow();
  }

  function retry() {
    void conversation.retry(language);
    onAsked();
  }

  return (
    <div ref={log} className="chat__log" role="log" tabIndex={0}>
      <div aria-live="off" className="chat__said chat__said--assistant">
        <p>{panel.greeting}</p>
      </div>
      {now.exchanges.length === 0 && (
        <ul aria-live="off" className="chat__questions" aria-label={panel.suggestions}>
          {panel.questions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {now.exchanges.map((exchange, index) => (
        <div key={exchange.id} className="chat__exchange">
          <div aria-live="off" lang={exchange.language} className="chat__said chat__said--visitor">
            <span className="vh">{`${panel.visitor}: `}</span>
            <p>{exchange.question}</p>
          </div>
          <ChatReply
            exchange={exchange}
            words={words}
            links={links}
            {...(index === now.exchanges.length - 1 && { onRetry: retry })}
          />
        </div>
      ))}
    </div>
  );
}

/** Keeps the end of the log in view while it grows, unless the visitor has scrolled up to read. */
function useFollowedEnd(now: Conversation) {
  const log = useRef<HTMLDivElement>(null);
  const asked = now.exchanges.at(-1)?.id;
  const before = useRef<{ height: number; asked: number | undefined }>({ height: 0, asked: undefined });
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    const wasAtEnd = before.current.height - scrollTop - clientHeight < nearEnd;
    if (wasAtEnd || before.current.asked !== asked) element.scrollTop = scrollHeight;
    before.current = { height: scrollHeight, asked };
  }, [now, asked]);
  return log;
}
