import { horizontalBand, horizontalHairlines } from '../ui/band.ts';

const stone = horizontalBand({
  from: { along: 0, across: 6, width: 16 },
  to: { along: 1440, across: 62, width: 16 },
});
const ore = horizontalBand({
  from: { along: 0, across: 58, width: 8 },
  to: { along: 1440, across: 78, width: 8 },
});
const water = {
  from: { along: 0, across: 98, width: 34 },
  to: { along: 1440, across: 86, width: 34 },
};

export function FooterMouth() {
  return (
    <div className="mouth">
      <svg viewBox="0 0 1440 180" preserveAspectRatio="none" aria-hidden="true">
        <path className="bs" d={stone} />
        <path className="bo" d={ore} />
        <path className="b1" d={horizontalBand(water)} />
        <path className="hl" d={horizontalHairlines(water, 3)} />
        <path className="mouth__deep" d="M0 176C720 176 720 119.5 1440 119.5V181H0Z" />
      </svg>
    </div>
  );
}
