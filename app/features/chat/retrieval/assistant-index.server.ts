import type { z } from 'zod';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { assistantMessages } from '../assistant.messages.ts';

export type AnswerCard = {
  /** Markdown, links included. */
  answer: string;
  /** `contact` says how to reach a person, without a figure. `offTopic` refuses. */
  kind: 'content' | 'contact' | 'greeting' | 'offTopic';
  calculates: boolean;
};

/** What the assistant knows in one language. */
export type AssistantIndex = {
  language: Language;
  cards: Record<string, AnswerCard>;
  /** `previousCard` is the card they follow up on. */
  questions: { card: string; question: string; previousCard?: string }[];
  /** Markdown around the answers. `unsure`, `incomplete` and `offTopic` say how to reach a person. */
  phrases: Record<'refusal' | 'unsure' | 'nearest' | 'incomplete' | 'offTopic', string>;
  subsidy: z.infer<typeof assistantMessages>['subsidy'];
  /** The text of all pages, for a paid service. */
  pages: string;
};
