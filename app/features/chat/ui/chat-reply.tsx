import { fillMinutes } from '../../../lib/content/fill.ts';
import type { ChatPanelMessages } from '../chat.messages.ts';
import type { Exchange, ReplyState } from './conversation.ts';
import { Reply, type ReplyLinks } from './reply.tsx';

type Props = {
  exchange: Exchange;
  messages: ChatPanelMessages;
  links: ReplyLinks;
  onRetry?: () => void;
};

/** `aria-live="off"` while it arrives; a finished reply is a new element, so that the log announces it once. */
export function ChatReply({ exchange: { language, reply, state }, messages, links, onRetry }: Props) {
  const { panel } = messages;
  const error = errorText(state, messages);
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
      {isOver(state) && reply && (
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
      {(state.kind === 'stopped' || error !== undefined) && onRetry && (
        <button type="button" className="btn outline plain small chat__again" onClick={onRetry}>
          {panel.again}
        </button>
      )}
    </>
  );
}

function isOver({ kind }: ReplyState): boolean {
  return kind !== 'thinking' && kind !== 'arriving';
}

function errorText(state: ReplyState, { problems }: ChatPanelMessages): string | undefined {
  if (state.kind === 'failed') return problems.failed;
  if (state.kind !== 'limited') return undefined;
  return fillMinutes(problems.limited, state.seconds);
}
