import type { ReactNode } from 'react';
import { type Band, horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';

/** On a drawing of 400 by 100. */
type Side = Omit<Band['from'], 'along'>;

/** The last two stretches overlap, so that no seam shows. */
function stretches(from: Side, to: Side): Band[] {
  return [
    { from: { along: 120, ...from }, to: { along: 280, ...to } },
    { from: { along: 279, ...to }, to: { along: 400, ...to } },
  ];
}

function before(side: Side): string {
  return horizontalBand({ from: { along: 0, ...side }, to: { along: 120, ...side } });
}

const path = (bands: Band[]) => bands.map(horizontalBand).join('');
const hairlines = (bands: Band[]) => bands.map((band) => horizontalHairlines(band, 5)).join('');

/** `share` percent go on; the rest leaves to a person, as ore. */
export function PartedBand({ share }: { share: number }) {
  const whole = 84;
  const kept = (whole * share) / 100;
  const rest = whole - kept;
  const goesOn = stretches({ across: 8, width: kept }, { across: 2, width: kept });
  const leaves = stretches({ across: 8 + kept, width: rest }, { across: 98 - rest, width: rest });
  return (
    <StoryBand>
      <path className="b3" d={before({ across: 8, width: whole })} />
      <path className="b1" d={path(goesOn)} />
      <path className="bo" d={path(leaves)} />
      <path className="hl" d={hairlines(goesOn)} />
    </StoryBand>
  );
}

/** The band changes its width from 100 to `after`. */
export function ChangedBand({ after }: { after: number }) {
  const unit = 88 / Math.max(100, after);
  const side = (amount: number) => ({ across: 50 - (amount * unit) / 2, width: amount * unit });
  const changes = stretches(side(100), side(after));
  return (
    <StoryBand>
      <path className="b3" d={before(side(100))} />
      <path className="b1" d={path(changes)} />
      <path className="hl" d={hairlines(changes)} />
    </StoryBand>
  );
}

/** Stretched along one axis only, so that widths stay true. */
function StoryBand({ children }: { children: ReactNode }) {
  return (
    <svg className="story__band" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
