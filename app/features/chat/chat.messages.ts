import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

const label = text(40);
const sentence = text(160);

/** `content/<language>/chat.json`. Only `button` is part of every page. */
export const chatMessages = z.strictObject({
  button: z.strictObject({ open: label, failed: sentence }),
  panel: z.strictObject({
    ...each(
      ['name', 'close', 'how', 'suggestions', 'visitor', 'field', 'placeholder', 'send', 'stop'],
      label,
    ),
    ...each(['thinking', 'stopped', 'again', 'team', 'restart'], label),
    notice: sentence,
    greeting: text(240),
    /** Buttons fit a window of 320 pixels. */
    questions: z.array(text(50)).min(3).max(4),
    keys: text(80),
  }),
  problems: z.strictObject(each(['failed', 'limited', 'tooLong', 'full'], sentence)),
  draft: z.strictObject({ subject: label, opening: text(80), cut: text(10) }),
});

type ChatMessages = z.infer<typeof chatMessages>;
export type ChatButtonMessages = ChatMessages['button'];
export type ChatPanelMessages = Omit<ChatMessages, 'button'>;
