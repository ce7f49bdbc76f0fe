import { horizontalBand } from '../../app/ui/band.ts';

/** The side of the square in which the mark is drawn. */
export const markSide = 40;

/** The two bands of the mark, as in app/ui/brand-mark.tsx. */
export const water = horizontalBand({
  from: { along: 0, across: 9, width: 15.4 },
  to: { along: 40, across: 0, width: 15.4 },
});
export const ore = horizontalBand({
  from: { along: 0, across: 24.4, width: 6.6 },
  to: { along: 40, across: 33.4, width: 6.6 },
});
