import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';

/** The limits are what fits on a frame. Rendering refuses a text that is too wide. */

export const filmMessages = z.strictObject({
  rhymes: z.strictObject({
    sentence: z
      .tuple([text(36), text(36)])
      .describe(
        'What an educator types about the day, on two lines; the case study quotes the same sentence',
      ),
    rhyme: z.tuple([text(36), text(36)]).describe('What comes of it: two lines that rhyme'),
    approved: text(22, 'The plate that is put up when a person has said yes'),
  }),
  sales: z.strictObject({
    meeting: text(36),
    firm: text(22, 'An invented customer, whose name says so'),
    sources: z
      .tuple([text(22), text(22), text(22)])
      .describe('What the agent reads, the richest source first'),
    stages: z
      .tuple([text(22), text(22), text(22)])
      .describe('The three things that are made, in their order: audit, brief, slides'),
    audit: z
      .tuple([text(22), text(22), text(22)])
      .describe('What the audit measures; the last one is the weak spot that a person should talk about'),
    offer: text(26, 'On the button of the film, before a person has looked'),
    ready: text(26, 'On the plate at its end'),
  }),
});

export type FilmMessages = z.infer<typeof filmMessages>;
