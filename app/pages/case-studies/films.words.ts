import { z } from 'zod';

/** Limits are lengths that the frames still carry; the workshop measures every text when it draws and refuses one too wide. */
const line = z.string().min(1).max(36);
const label = z.string().min(1).max(22);

/** The words within the two films: `content/<language>/films.json`. Each film is drawn once per language. */
export const filmWords = z.strictObject({
  rhymes: z.strictObject({
    /** What an educator types about the day, on two lines; the case study quotes the same sentence. */
    sentence: z.tuple([line, line]),
    /** What comes of it: two lines that rhyme. */
    rhyme: z.tuple([line, line]),
    /** The plate that is put up when a person has said yes. */
    approved: label,
  }),
  sales: z.strictObject({
    meeting: line,
    /** An invented customer, whose name says so. */
    firm: label,
    /** What the agent reads, the richest source first. */
    sources: z.tuple([label, label, label]),
    /** The three things that are made, in their order: audit, brief, slides. */
    stages: z.tuple([label, label, label]),
    /** What the audit measures; the last one is the weak spot that a person should talk about. */
    audit: z.tuple([label, label, label]),
    offer: z.string().min(1).max(26),
    ready: z.string().min(1).max(26),
  }),
});

export type FilmWords = z.infer<typeof filmWords>;
