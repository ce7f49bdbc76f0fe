import { z } from 'zod';
import { text } from '../../content/text.ts';

const label = text(40);
const sentence = text(160);

/** The words of the assistant: `content/<language>/chat.json`. Only `button` travels with every page. */
export const chatWords = z.strictObject({
  button: z.strictObject({ open: label, failed: sentence }),
  panel: z.strictObject({
    name: label,
    close: label,
    /** Always in view: that one talks to an AI, and where a person is. */
    notice: sentence,
    how: label,
    /** The first line of every conversation; says again that this is an AI. `{company}` is the firm's name. */
    greeting: text(240),
    /** Names the list of questions to begin with, for who cannot see it. */
    suggestions: label,
    /** They fit on a button in a window of 320 pixels. */
    questions: z.array(text(50)).min(3).max(4),
    visitor: label,
    field: label,
    placeholder: label,
    keys: text(80),
    send: label,
    stop: label,
    thinking: label,
    /** Stands under a reply that the visitor has stopped. */
    stopped: label,
    again: label,
    team: label,
    restart: label,
  }),
  problems: z.strictObject({ failed: sentence, limited: sentence, tooLong: sentence, full: sentence }),
  /** What the contact form gets when a conversation is handed to the team. */
  draft: z.strictObject({
    subject: label,
    opening: text(80),
    /** Stands in place of what was too much for one letter. */
    cut: text(10),
  }),
});

type ChatWords = z.infer<typeof chatWords>;
export type ChatButtonWords = ChatWords['button'];
/** What the panel needs: all but the button's words, which every page has. */
export type ChatPanelWords = Omit<ChatWords, 'button'>;
