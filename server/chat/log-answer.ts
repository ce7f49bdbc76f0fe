import type { Chat } from './chat.ts';
import type { BuiltInReason } from './chat-events.ts';
import { CompletionFault } from './completion-fault.ts';
import type { AnswerPath } from './stream-answer.ts';

type Answering = {
  path: AnswerPath;
  because?: BuiltInReason;
  /** How many messages the conversation has. */
  messages: number;
  /** When the request was understood. */
  began: number;
};

/**
 * Passes an answer on and says in the log how it went: codes, counts and durations, nothing of what was said.
 * `chat.answered`: to its end · `chat.cut`: the service broke off · `chat.stopped`: the visitor did.
 */
export async function* logAnswer(
  pieces: AsyncIterable<string>,
  answering: Answering,
  { clock, log, onAnswer }: Pick<Chat, 'clock' | 'log' | 'onAnswer'>,
): AsyncGenerator<string, void> {
  const { began, ...answer } = answering;
  const sinceBeginning = () => Math.round(clock.now() - began);
  const first = sinceBeginning();
  let characters = 0;
  let end: 'answered' | 'cut' | 'stopped' = 'stopped';
  let code: string | undefined;
  try {
    for await (const piece of pieces) {
      characters += piece.length;
      yield piece;
    }
    end = 'answered';
  } catch (fault) {
    code = fault instanceof CompletionFault ? fault.code : 'failed';
    if (code !== 'stopped') end = 'cut';
    throw fault;
  } finally {
    const about = { ...answer, code, characters, first, milliseconds: sinceBeginning() };
    if (end === 'cut') log.warn(about, 'chat.cut');
    else log.info(about, `chat.${end}`);
    onAnswer?.({ path: answer.path, because: answer.because, end });
  }
}
