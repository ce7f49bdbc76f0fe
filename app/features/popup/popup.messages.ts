import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';

export const popupMessages = z.strictObject({
  popup: z.strictObject({
    label: text(20, 'The programme’s own name, in every language the same'),
    text: text(75, 'One sentence of at most twelve words'),
    more: text(24, 'On the button that leads to the section about the programme'),
    close: text(24),
    announcement: text(80, 'Said by screen readers when the popup opens by itself'),
  }),
});

export type PopupMessages = z.infer<typeof popupMessages>['popup'];
