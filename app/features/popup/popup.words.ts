import { z } from 'zod';

/** The words of the popup about Fit 4 AI: `content/<language>/popup.json`. */
export const popupWords = z.strictObject({
  popup: z.strictObject({
    label: z.string().min(1).max(20).meta({
      description: 'The popup’s name for screen readers: the programme’s own, in every language the same',
    }),
    title: z.string().min(1).max(60).meta({ description: 'A headline of two short lines at 320 pixels' }),
    text: z.string().min(1).max(220),
    more: z
      .string()
      .min(1)
      .max(24)
      .meta({ description: 'On the button that leads to the section about the programme' }),
    finder: z
      .string()
      .min(1)
      .max(44)
      .meta({ description: 'The second link: to the page that finds the subsidy that fits' }),
    close: z.string().min(1).max(24),
    announcement: z
      .string()
      .min(1)
      .max(80)
      .meta({ description: 'Said by screen readers when the popup opens by itself' }),
  }),
});

export type PopupWords = z.infer<typeof popupWords>['popup'];
