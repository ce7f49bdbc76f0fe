import { useLayoutEffect, useRef } from 'react';
import { contactDraft } from '../../../lib/browser-state/contact-draft.ts';
import { fillMinutes } from '../../../lib/content/fill.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import type { ChatPanelMessages } from '../chat.messages.ts';
import { type Conversation, conversation, type Exchange } from './conversation.ts';
import { conversationDraft } from './conversation-draft.ts';
import { Reply, type ReplyLinks } from './reply.tsx';

type Props = {
  current: Conversation;
  messages: ChatPanelMessages;
  language: Language;
  contacts: readonly string[];
  returnFocus: () => void;
  onFollow: () => void;
};

const NEAR_END_PX = 48;

/** `role="log"` announces finished replies. Arriving text and the visitor's own messages are `aria-live="off"`. */
export function ChatLog({ current, messages, language, contacts, returnFocus, onFollow }: Props) {
  const { prefix } = useLocale();
  const { panel } = messages;
  const log = useScrollToEnd(current);
  const links = { origin: window.location.origin, prefix, contacts, onFollow: follow };

  function ask(question: string) {
    void conversation.send(question, language);
    returnFocus();
  }

  function follow(startsDraft: boolean) {
    if (startsDraft) contactDraft.set(conversationDraft(conversation.store.get().exchanges, messages));
    onFollow();
  }

  function retry() {
    void conversation.retry(language);
    returnFocus();
  }

  return (
    <div ref={log} className="chat__log" role="log" tabIndex={0}>
      <div aria-live="off" className="chat__said chat__said--assistant">
        <p>{panel.greeting}</p>
      </div>
      {current.exchanges.length === 0 && (
        <ul aria-live="off" className="chat__questions" aria-label={panel.suggestions}>
          {panel.questions.map((question) => (
            <li key={question}>
              <button type="button" className="btn outline plain small" onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {current.exchanges.map((exchange, index) => (
        <div key={exchange.id} className="chat__exchange">
          <div aria-live="off" lang={exchange.language} className="chat__said chat__said--visitor">
            <span className="visually-hidden">{`${panel.visitor}: `}</span>
            <p>{exchange.question}</p>
          </div>
          <ChatReply
            exchange={exchange}
            messages={messages}
            links={links}
            {...(index === current.exchanges.length - 1 && { onRetry: retry })}
          />
        </div>
      ))}
    </div>
  );
}

type ReplyProps = {
  exchange: Exchange;
  messages: ChatPanelMessages;
  links: ReplyLinks;
  onRetry?: () => void;
};

/** Once a reply is finished it becomes a new element, so that the log announces it once. */
function ChatReply({ exchange: { language, reply, state }, messages, links, onRetry }: ReplyProps) {
  const { panel, problems } = messages;
  const isOver = state.kind !== 'thinking' && state.kind !== 'arriving';
  const limited = state.kind === 'limited' && fillMinutes(problems.limited, state.seconds);
  const error = state.kind === 'failed' ? problems.failed : limited;
  return (
    <>
      {state.kind === 'thinking' && (
        <div className="chat__said chat__said--assistant chat__thinking">
          <span className="visually-hidden">{panel.thinking}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {state.kind === 'arriving' && (
        <div aria-live="off" aria-busy="true" lang={language} className="chat__said chat__said--assistant">
          <Reply markdown={reply} links={links} />
        </div>
      )}
      {isOver && reply && (
        <div lang={language} className="chat__said chat__said--assistant">
          <span className="visually-hidden">{`${panel.name}: `}</span>
          <Reply markdown={reply} links={links} />
        </div>
      )}
      {state.kind === 'stopped' && <p className="chat__aside">{panel.stopped}</p>}
      {error && (
        <div className="chat__said chat__said--assistant chat__said--trouble">
          <p>{error}</p>
        </div>
      )}
      {(state.kind === 'stopped' || error) && onRetry && (
        <button type="button" className="btn outline plain small chat__again" onClick={onRetry}>
          {panel.again}
        </button>
      )}
    </>
  );
}

/** Scrolls with new text, unless the visitor has scrolled up. */
function useScrollToEnd(current: Conversation) {
  const log = useRef<HTMLDivElement>(null);
  const newest = current.exchanges.at(-1)?.id;
  const before = useRef<{ height: number; newest: number | undefined }>({ height: 0, newest: undefined });
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    const wasAtEnd = before.current.height - scrollTop - clientHeight < NEAR_END_PX;
    if (wasAtEnd || before.current.newest !== newest) element.scrollTop = scrollHeight;
    before.current = { height: scrollHeight, newest };
  }, [current, newest]);
  return log;
}
