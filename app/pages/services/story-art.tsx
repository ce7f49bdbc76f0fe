import type { ReactNode } from 'react';
import { type Band, horizontalBand, horizontalHairlines } from '../../ui/band.ts';

/** Where a band lies at one place of the drawing, which is 400 wide and 100 high, and how thick it is there. */
type Side = Omit<Band['from'], 'along'>;

/** It runs straight, bends, and runs straight again; the last two stretches overlap, so that no seam shows. */
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

/** A hundred come in, a share of them goes on, and the others leave as ore: they went to a person. */
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

/** A hundred before, `after` of the same measure afterwards: the band narrows or widens in that ratio. */
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

/** Widths along one axis stay true when the drawing is stretched along the other. */
function StoryBand({ children }: { children: ReactNode }) {
  return (
    <svg className="story__band" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
