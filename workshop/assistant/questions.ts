import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../../app/i18n/languages.ts';

const folder = import.meta.dirname;

const questionSchema = z.strictObject({
  ask: z.string().min(1),
  /**
   * Where the answer stands, without the language: `/services#faq`. `/#` is the head of the home page; a path
   * without a section is any section of that page.
   */
  cite: z.array(z.string().startsWith('/')).min(1),
  /** Not looked at while tuning. */
  heldOut: z.literal(true).optional(),
});

/** What is none of the assistant's business, and what is meant to break it. */
const otherSchema = z.strictObject({ ask: z.string().min(1), heldOut: z.literal(true).optional() });

const questionsSchema = z.strictObject({
  questions: z.array(questionSchema).min(40),
  offTopic: z.array(otherSchema).min(20),
  /**
   * Written when the tuning was over, on details that no earlier question asks for. Reported and held to nothing;
   * whoever tunes on them moves them up, and writes others.
   */
  unseen: z.strictObject({ questions: z.array(questionSchema), offTopic: z.array(otherSchema) }),
});

export type Questions = Omit<z.infer<typeof questionsSchema>, 'unseen'>;

/** The questions by which the assistant is judged in a language, written before it was tuned. */
export function readQuestions(language: Language): z.infer<typeof questionsSchema> {
  const file = path.join(folder, `questions.${language}.json`);
  return questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
