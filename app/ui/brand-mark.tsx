import { horizontalBand } from './band.ts';

const water = horizontalBand({
  from: { along: 0, across: 9, width: 15.4 },
  to: { along: 40, across: 0, width: 15.4 },
});
const ore = horizontalBand({
  from: { along: 0, across: 24.4, width: 6.6 },
  to: { along: 40, across: 33.4, width: 6.6 },
});

/** The mark: one sum that splits 70 to 30. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path className="mark__water" d={water} />
      <path className="mark__ore" d={ore} />
    </svg>
  );
}
