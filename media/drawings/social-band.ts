import { type Band, horizontalBand, horizontalHairlines } from '../../app/components/ui/band.ts';
import { palette } from './palette.ts';
import { box, fillPath, picture, strokePath } from './pen.ts';

export const bandHeight = 300;

const gate = 560;
const afterGate = 584;

/** `across` is the upper edge at either end. */
const before = (across: number, atGate: number, width: number): Band => ({
  from: { along: 0, across, width },
  to: { along: gate, across: atGate, width },
});
const after = (atGate: number, across: number, width: number): Band => ({
  from: { along: afterGate, across: atGate, width },
  to: { along: 1200, across, width },
});

const incoming = before(60, 96, 92);
const finished = after(96, 24, 125);

export function socialBand(): string {
  const hairlines = horizontalHairlines(incoming, 7) + horizontalHairlines(finished, 9);
  return picture(
    1200,
    bandHeight,
    [
      fillPath(horizontalBand(incoming), palette.water),
      fillPath(horizontalBand(before(200, 188, 42)), palette['water-2']),
      fillPath(horizontalBand(before(274, 230, 17)), palette['water-3']),
      fillPath(horizontalBand(finished), palette.water),
      fillPath(horizontalBand(after(221, 214, 21)), palette.ore),
      fillPath(horizontalBand({ ...after(242, 280, 5) }), palette['water-3']),
      strokePath(hairlines, palette['on-water'], 1, ' stroke-opacity=".28"'),
      fillPath(box(gate, 78, afterGate - gate, 188), palette.ink),
    ].join(''),
  );
}
