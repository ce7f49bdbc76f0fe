import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../../app/i18n/languages.ts';

const folder = path.resolve(import.meta.dirname, '../../tests/assistant');

const questionsSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        ask: z.string().min(1),
        /**
         * Where the answer stands, without the language: `/services#faq`. `/#` is the head of the home page; a path
         * without a section is any section of that page.
         */
        cite: z.array(z.string().startsWith('/')).min(1),
        /** Kept out of the tuning: it says what strangers will see. */
        heldOut: z.literal(true).optional(),
      }),
    )
    .min(40),
  /** What is none of the assistant's business, and what is meant to break it. */
  offTopic: z.array(z.strictObject({ ask: z.string().min(1), heldOut: z.literal(true).optional() })).min(20),
});

export type Questions = z.infer<typeof questionsSchema>;

/** The questions by which the assistant is judged in a language, written before it was tuned. */
export function readQuestions(language: Language): Questions {
  const file = path.join(folder, `questions.${language}.json`);
  return questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
