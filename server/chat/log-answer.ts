import type { Chat } from './chat.ts';
import type { BuiltInReason } from './chat-events.ts';
import { CompletionError } from './completion-error.ts';
import type { AnswerPath } from './stream-answer.ts';

type Answering = {
  path: AnswerPath;
  because?: BuiltInReason;
  messages: number;
  began: number;
};

/**
 * Passes pieces on and logs the result without the text. `chat.answered`: complete · `chat.cut`: the service broke off
 * · `chat.stopped`: the visitor did.
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
  let why: { code: string; detail?: string | undefined } | undefined;
  try {
    for await (const piece of pieces) {
      characters += piece.length;
      yield piece;
    }
    end = 'answered';
  } catch (error) {
    why = error instanceof CompletionError ? { code: error.code, detail: error.detail } : { code: 'failed' };
    if (why.code !== 'stopped') end = 'cut';
    throw error;
  } finally {
    const about = { ...answer, ...why, characters, first, milliseconds: sinceBeginning() };
    if (end === 'cut') log.warn(about, 'chat.cut');
    else log.info(about, `chat.${end}`);
    onAnswer?.({ path: answer.path, because: answer.because, end });
  }
}
