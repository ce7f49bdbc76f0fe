import type { ReactNode } from 'react';
import { type Band, horizontalBand, horizontalHairlines } from '../../ui/band.ts';

/** The drawing is 400 wide and 100 high; a band bends between these two places and runs straight before and after. */
const [bendsFrom, bendsTo, end] = [120, 280, 400];

type Side = Omit<Band['from'], 'along'>;

function bend(from: Side, to: Side): Band {
  return { from: { along: bendsFrom, ...from }, to: { along: bendsTo, ...to } };
}

function straight(from: number, to: number, { across, width }: Side): string {
  return `M${from} ${across}H${to}V${across + width}H${from}Z`;
}

/** A hundred come in, a share of them goes on, and the others leave as ore: they went to a person. */
export function PartedBand({ share }: { share: number }) {
  const whole = 84;
  const [kept, rest] = [(whole * share) / 100, (whole * (100 - share)) / 100];
  const keptIn = { across: 8, width: kept };
  const restIn = { across: 8 + kept, width: rest };
  const [keptOut, restOut] = [
    { across: 2, width: kept },
    { across: 98 - rest, width: rest },
  ];
  const course = bend(keptIn, keptOut);
  return (
    <StoryBand>
      <path className="b3" d={straight(0, bendsFrom, { across: 8, width: whole })} />
      <path className="b1" d={horizontalBand(course) + straight(bendsTo, end, keptOut)} />
      <path className="bo" d={horizontalBand(bend(restIn, restOut)) + straight(bendsTo, end, restOut)} />
      <path className="hl" d={horizontalHairlines(course, 5)} />
    </StoryBand>
  );
}

/** A hundred before, `after` of the same measure afterwards: the band narrows or widens in that ratio. */
export function ChangedBand({ after }: { after: number }) {
  const unit = 88 / Math.max(100, after);
  const side = (amount: number) => ({ across: 50 - (amount * unit) / 2, width: amount * unit });
  const course = bend(side(100), side(after));
  return (
    <StoryBand>
      <path className="b3" d={straight(0, bendsFrom, side(100))} />
      <path className="b1" d={horizontalBand(course) + straight(bendsTo, end, side(after))} />
      <path className="hl" d={horizontalHairlines(course, 5)} />
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
