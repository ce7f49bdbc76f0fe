import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

/** Only `button` is part of every page. */
export const chatMessages = z.strictObject({
  button: z.strictObject({ open: text(40), failed: text(160) }),
  panel: z.strictObject({
    ...each(
      ['name', 'close', 'how', 'suggestions', 'visitor', 'field', 'placeholder', 'send', 'stop'],
      text(40),
    ),
    ...each(['thinking', 'stopped', 'again', 'team', 'restart'], text(40)),
    notice: text(160),
    greeting: text(240),
    /** Longer buttons would not fit a window of 320 pixels. */
    questions: z.array(text(50)).min(3).max(4),
    keys: text(80),
  }),
  problems: z.strictObject(each(['failed', 'limited', 'tooLong', 'full'], text(160))),
  draft: z.strictObject({ subject: text(40), opening: text(80), cut: text(10) }),
});

type ChatMessages = z.infer<typeof chatMessages>;
export type ChatButtonMessages = ChatMessages['button'];
export type ChatPanelMessages = Omit<ChatMessages, 'button'>;
