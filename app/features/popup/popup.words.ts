import { z } from 'zod';

/** The words of the notice about Fit 4 AI: `content/<language>/popup.json`. */
export const popupWords = z.strictObject({
  popup: z.strictObject({
    /** The notice's name for screen readers: the programme's own, in every language the same. */
    label: z.string().min(1).max(20),
    /** A headline of two short lines at 320 pixels. */
    title: z.string().min(1).max(60),
    text: z.string().min(1).max(220),
    more: z.string().min(1).max(24),
    /** The second link: to the page that finds the subsidy that fits. */
    finder: z.string().min(1).max(44),
    close: z.string().min(1).max(24),
    /** Said by screen readers when the notice opens by itself. */
    announcement: z.string().min(1).max(80),
  }),
});

export type PopupWords = z.infer<typeof popupWords>['popup'];
