import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type CardModel, readModel } from './card-model.ts';

const text = z.string().min(1);

/** What visitors ask for, and the answer to it in one language. */
const cardSchema = z.strictObject({
  /** Markdown, complete: the site's own lines, with the links to read on. */
  answer: text,
  /** None of the assistant's business: the answer is a refusal. */
  refused: z.boolean(),
  /** A wish that a person has to fulfil: the answer says how to reach one, and no figure. */
  contact: z.boolean(),
  /** An amount of money in the question is worked out before the answer. */
  calculates: z.boolean(),
  /** Where the site says it; offered where it is not sure that this is what was meant. */
  links: z.array(z.strictObject({ label: text, address: z.string().startsWith('/') })),
});

/** One file of the index: what the assistant knows in one language. */
const assistantIndexSchema = z.strictObject({
  language: text,
  /** What it says when no card is meant, or none for sure. */
  reply: z.strictObject({ refusal: text, both: text, unsure: text, unfounded: text, noPromise: text }),
  cards: z.record(z.string(), cardSchema),
  /** In which words visitors of this language ask for a card; `before` is the card that the words continue. */
  questions: z.array(
    z.strictObject({ card: text, question: text, before: text.optional(), author: z.string() }),
  ),
  /** All that the pages say, and what posts and policies say, section by section: the ground of a paid service. */
  pages: text,
  sections: z.array(z.strictObject({ address: z.string().startsWith('/'), text })),
});

export type AnswerCard = z.infer<typeof cardSchema>;
export type AssistantIndex = z.infer<typeof assistantIndexSchema>;

/** What has been learned from the questions of all languages, beside the index files. */
export const modelFile = 'cards.model';

/**
 * The index files of a folder, one for each language, and the model; no index where the assistant is switched off.
 * @throws Error where there is no folder, or one of them is not what the build writes
 */
export function readIndexes(folder: string): { indexes: AssistantIndex[]; model: CardModel } {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const indexes = names.map((name) =>
    assistantIndexSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  const cards = Object.keys(indexes[0]?.cards ?? {});
  return { indexes, model: readModel(readFileSync(path.join(folder, modelFile)), cards) };
}
