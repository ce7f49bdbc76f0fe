import type { Answer } from '../assistant/assistant.ts';
import type { AnswerPath } from './stream-answer.ts';

/** Why the built-in assistant answered instead of the paid service. */
export type BuiltInReason = 'no_service' | 'resting' | 'budget_spent' | 'limits_unavailable' | 'service_down';

/** Called with the built-in assistant's result for every question, without its text. */
export type OnChatQuestion = (found: Pick<Answer, 'card' | 'language' | 'band'>) => void;

/** Called at the end of an answer. */
export type OnChatAnswer = (answer: {
  path: AnswerPath;
  because?: BuiltInReason | undefined;
  end: 'answered' | 'cut' | 'stopped';
}) => void;

/** Called when the paid service is unreachable or its reply is invalid. */
export type OnServiceError = (result: 'down' | 'failed') => void;
