import { horizontalBand, horizontalHairlines } from '../../app/components/ui/band.ts';
import { box, fillPath, strokePath } from '../drawings/pen.ts';
import { approval, sheet, writing } from './film-parts.ts';
import { paint, paintedPicture } from './paint.ts';

const gate = { x: 548, top: 252, width: 26 };

/** The width of a band is the amount of text. */
const sources = [
  { top: 222, width: 100, colour: paint('water'), hairlines: 6 },
  { top: 372, width: 62, colour: paint('water-2'), hairlines: 3 },
  { top: 486, width: 30, colour: paint('water-3'), hairlines: 0 },
] as const;
const total = sources.reduce((sum, { width }) => sum + width, 0);

function reading(): string {
  let top = gate.top + 24;
  return sources
    .map(({ top: start, width, colour, hairlines }) => {
      const band = {
        from: { along: 0, across: start, width },
        to: { along: gate.x + 4, across: top, width },
      };
      top += width;
      return (
        fillPath(horizontalBand(band), colour) +
        strokePath(horizontalHairlines(band, hairlines), paint('bg'), 2, ' stroke-opacity=".25"')
      );
    })
    .join('');
}

function slide(x: number, y: number, content: string): string {
  return `${sheet(x, y, 400, 250)}${content}`;
}

/** The weakest of the three bars is highlighted. */
function firstSlide(x: number, y: number): string {
  const bars = [
    [300, paint('water')],
    [232, paint('water-2')],
    [118, paint('ore')],
  ] as const;
  const heading = fillPath(writing([x + 30, y + 38], [6, 6], 17, 24), paint('ink'));
  const line = fillPath(writing([x + 30, y + 84], [5, 6, 2, 5], 11, 11), paint('edge'));
  const drawn = bars.map(([length, colour], row) => {
    const top = y + 126 + row * 36;
    const frame = `<path d="${box(x + 30, top, 340, 20)}" fill="none" stroke="${paint('edge')}" stroke-width="2"/>`;
    return frame + fillPath(box(x + 30, top, length, 20), colour);
  });
  return slide(x, y, heading + line + drawn.join(''));
}

/** Still of the sales-meeting film: three sources have become three slides. */
export function filmSales(): string {
  const diary = fillPath(writing([96, 78], [7, 4, 5, 7], 22, 30), paint('ink'));
  const firm = fillPath(writing([96, 138], [6, 6, 2, 6], 13, 14), paint('edge'));
  const weir = fillPath(box(gate.x, gate.top, gate.width, total + 48), paint('deep'));
  const slides = [slide(822, 320, ''), slide(748, 272, ''), firstSlide(674, 224)];
  const ground = fillPath(box(0, 0, 1280, 720), paint('bg'));
  return paintedPicture(
    1280,
    720,
    [ground, diary, firm, reading(), weir, ...slides, approval(92, 588, [5, 2, 4])].join(''),
  );
}
