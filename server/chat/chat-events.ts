import type { Answer } from '../assistant/assistant.ts';
import type { AnswerPath } from './stream-answer.ts';

/** Why the built-in assistant answers and not the paid service; for the log and the numbers. */
export type BuiltInReason = 'no_service' | 'resting' | 'budget_spent' | 'limits_unavailable' | 'service_down';

/** Called with what the built-in assistant makes of a question, whoever answers it: no word of the question itself. */
export type OnChatQuestion = (found: Pick<Answer, 'card' | 'language' | 'band'>) => void;

/** Called when an answer has ended: who gave it, why it was not the paid service, how it ended. */
export type OnChatAnswer = (answer: {
  path: AnswerPath;
  because?: BuiltInReason | undefined;
  end: 'answered' | 'cut' | 'stopped';
}) => void;

/** Called when the paid service did not answer: it cannot be reached, or it answered with something else. */
export type OnServiceFault = (result: 'down' | 'failed') => void;
