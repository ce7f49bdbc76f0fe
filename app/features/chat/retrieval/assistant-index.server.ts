import type { z } from 'zod';
import type { assistantMessages } from '../assistant.messages.ts';

export type AnswerCard = {
  /** Markdown, links included. */
  answer: string;
  isOffTopic: boolean;
  /** Says how to reach a person, without a figure. */
  isContact: boolean;
  calculates: boolean;
};

/** Written by the build for each language. */
export type AssistantIndex = {
  language: string;
  messages: Omit<z.infer<typeof assistantMessages>, 'own'>;
  cards: Record<string, AnswerCard>;
  /** `before` is the card they follow up on. */
  questions: { card: string; question: string; before?: string }[];
  /** All pages, for a paid service. */
  pages: string;
};

export const MODEL_FILE = 'cards.model';

/** Of the texts that a paid service may answer from; its prompt names them. */
export const HEADINGS = { pages: 'The website', nearest: 'Nearest to the newest question' };
