import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';

/** Limits that the frames carry; rendering refuses a text that is too wide. */
const line = text(36);
const label = text(22);

export const filmMessages = z.strictObject({
  rhymes: z.strictObject({
    sentence: z
      .tuple([line, line])
      .describe(
        'What an educator types about the day, on two lines; the case study quotes the same sentence',
      ),
    rhyme: z.tuple([line, line]).describe('What comes of it: two lines that rhyme'),
    approved: label.describe('The plate that is put up when a person has said yes'),
  }),
  sales: z.strictObject({
    meeting: line,
    firm: label.describe('An invented customer, whose name says so'),
    sources: z.tuple([label, label, label]).describe('What the agent reads, the richest source first'),
    stages: z
      .tuple([label, label, label])
      .describe('The three things that are made, in their order: audit, brief, slides'),
    audit: z
      .tuple([label, label, label])
      .describe('What the audit measures; the last one is the weak spot that a person should talk about'),
    offer: text(26, 'On the button of the film, before a person has looked'),
    ready: text(26, 'On the plate at its end'),
  }),
});

export type FilmMessages = z.infer<typeof filmMessages>;
