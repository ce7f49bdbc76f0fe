import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type CardModel, readModel } from './card-model.ts';

const text = z.string().min(1);

const cardSchema = z.strictObject({
  /** Markdown, links included. */
  answer: text,
  refused: z.boolean(),
  /** Says how to reach a person, without a figure. */
  contact: z.boolean(),
  calculates: z.boolean(),
  /** Offered when the match is uncertain. */
  links: z.array(z.strictObject({ label: text, address: z.string().startsWith('/') })),
});

const assistantIndexSchema = z.strictObject({
  language: text,
  reply: z.strictObject({ refusal: text, both: text, unsure: text, unfounded: text, noPromise: text }),
  cards: z.record(z.string(), cardSchema),
  /** `before` is the card they follow up on. */
  questions: z.array(
    z.strictObject({ card: text, question: text, before: text.optional(), author: z.string() }),
  ),
  /** All pages, posts and policies, for a paid service. */
  pages: text,
  sections: z.array(z.strictObject({ address: z.string().startsWith('/'), text })),
});

export type AnswerCard = z.infer<typeof cardSchema>;
export type AssistantIndex = z.infer<typeof assistantIndexSchema>;

export const modelFile = 'cards.model';

/** No index while switched off. @throws Error for a missing folder or malformed file */
export function readIndexes(folder: string): { indexes: AssistantIndex[]; model: CardModel } {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const indexes = names.map((name) =>
    assistantIndexSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  const cards = Object.keys(indexes[0]?.cards ?? {});
  return { indexes, model: readModel(readFileSync(path.join(folder, modelFile)), cards) };
}
