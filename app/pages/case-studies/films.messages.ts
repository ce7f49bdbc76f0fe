import { z } from 'zod';
import { text } from '../../content/text.ts';

/** Limits are lengths that the frames still carry; the workshop measures every text when it draws and refuses one too wide. */
const line = text(36);
const label = text(22);

/** The words within the two films: `content/<language>/films.json`. Each film is drawn once per language. */
export const filmWords = z.strictObject({
  rhymes: z.strictObject({
    sentence: z.tuple([line, line]).meta({
      description:
        'What an educator types about the day, on two lines; the case study quotes the same sentence',
    }),
    rhyme: z.tuple([line, line]).meta({ description: 'What comes of it: two lines that rhyme' }),
    approved: label.meta({ description: 'The plate that is put up when a person has said yes' }),
  }),
  sales: z.strictObject({
    meeting: line,
    firm: label.meta({ description: 'An invented customer, whose name says so' }),
    sources: z
      .tuple([label, label, label])
      .meta({ description: 'What the agent reads, the richest source first' }),
    stages: z
      .tuple([label, label, label])
      .meta({ description: 'The three things that are made, in their order: audit, brief, slides' }),
    audit: z.tuple([label, label, label]).meta({
      description: 'What the audit measures; the last one is the weak spot that a person should talk about',
    }),
    offer: text(26, 'On the button of the film, before a person has looked'),
    ready: text(26, 'On the plate at its end'),
  }),
});

export type FilmWords = z.infer<typeof filmWords>;
