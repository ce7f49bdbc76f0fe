import { memo } from 'react';
import { fillMinutes } from '../../content/fill.ts';
import type { ChatPanelWords } from './chat.words.ts';
import type { Exchange, ReplyState } from './conversation.ts';
import { Reply, type ReplyLinks } from './reply.tsx';
import { settledPart } from './reply-blocks.ts';

type Props = {
  exchange: Exchange;
  words: ChatPanelWords;
  links: ReplyLinks;
  /** Given for the last exchange only: it can be asked again. */
  onRetry?: () => void;
};

/**
 * A reply, or what stands in its place. While it arrives it is `aria-live="off"`; once it is complete it is another
 * element, which the log around it announces, once and as a whole.
 */
export function ChatReply({ exchange: { language, reply, state }, words, links, onRetry }: Props) {
  const { panel } = words;
  const trouble = troubleText(state, words);
  return (
    <>
      {state.kind === 'thinking' && (
        <div className="chat__said chat__said--assistant chat__thinking">
          <span className="vh">{panel.thinking}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {state.kind === 'arriving' && (
        <div
          aria-live="off"
          aria-busy="true"
          lang={language}
          className="chat__said chat__said--assistant chat__said--arriving"
        >
          <Reply markdown={settledPart(reply)} links={links} />
        </div>
      )}
      {isOver(state) && reply && (
        <div lang={language} className="chat__said chat__said--assistant">
          <span className="vh">{`${panel.name}: `}</span>
          <FinishedReply markdown={reply} links={links} />
        </div>
      )}
      {state.kind === 'stopped' && <p className="chat__aside">{panel.stopped}</p>}
      {trouble && (
        <div className="chat__said chat__said--assistant chat__said--trouble">
          <p>{trouble}</p>
        </div>
      )}
      {(state.kind === 'stopped' || trouble !== undefined) && onRetry && (
        <button type="button" className="chat__again" onClick={onRetry}>
          {panel.again}
        </button>
      )}
    </>
  );
}

/** A finished reply is read once, not again with each piece of the next one. */
const FinishedReply = memo(
  Reply,
  (old, next) => old.markdown === next.markdown && old.links.prefix === next.links.prefix,
);

function isOver({ kind }: ReplyState): boolean {
  return kind !== 'thinking' && kind !== 'arriving';
}

function troubleText(state: ReplyState, { problems }: ChatPanelWords): string | undefined {
  if (state.kind === 'failed') return problems.failed;
  if (state.kind !== 'limited') return undefined;
  return fillMinutes(problems.limited, state.seconds);
}
