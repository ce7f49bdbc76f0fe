import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

const label = text(40);
const sentence = text(160);

/** `content/<language>/chat.json`. Only `button` is part of every page. */
export const chatMessages = z.strictObject({
  button: z.strictObject({ open: label, failed: sentence }),
  panel: z.strictObject({
    name: label,
    close: label,
    notice: sentence,
    how: label,
    greeting: text(240),
    suggestions: label,
    /** Buttons fit a window of 320 pixels. */
    questions: z.array(text(50)).min(3).max(4),
    visitor: label,
    field: label,
    placeholder: label,
    keys: text(80),
    send: label,
    stop: label,
    thinking: label,
    stopped: label,
    again: label,
    team: label,
    restart: label,
  }),
  problems: z.strictObject({ failed: sentence, limited: sentence, tooLong: sentence, full: sentence }),
  draft: z.strictObject({
    subject: label,
    opening: text(80),
    cut: text(10),
  }),
});

type ChatMessages = z.infer<typeof chatMessages>;
export type ChatButtonMessages = ChatMessages['button'];
export type ChatPanelMessages = Omit<ChatMessages, 'button'>;
