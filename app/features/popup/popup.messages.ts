import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

/** `content/<language>/popup.json` */
export const popupMessages = z.strictObject({
  popup: z.strictObject({
    label: text(20, 'The popup’s name for screen readers: the programme’s own, in every language the same'),
    title: text(60, 'A headline of two short lines at 320 pixels'),
    text: text(220),
    more: text(24, 'On the button that leads to the section about the programme'),
    finder: text(44, 'The second link: to the page that finds the subsidy that fits'),
    close: text(24),
    announcement: text(80, 'Said by screen readers when the popup opens by itself'),
  }),
});

export type PopupMessages = z.infer<typeof popupMessages>['popup'];
