import { box, fillPath, seededRandom } from '../drawings/pen.ts';
import { paint, paintedPicture } from './paint.ts';

const stones = [paint('block0'), paint('block1'), paint('block2'), paint('block3')];
const opening = { width: 118, height: 176 };
const lit = { column: 3, row: 1 };

function wall(random: () => number): string {
  const blocks = stones.map(() => '');
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 11; column++) {
      const kind = Math.floor(random() * stones.length);
      blocks[kind] += box(column * 124 - (row % 2) * 62, row * 92, 121, 89);
    }
  }
  return blocks.map((blocksOfKind, kind) => fillPath(blocksOfKind, stones[kind] ?? '')).join('');
}

/** `inset` from the opening at x, y; negative for the stone frame. */
function arch(x: number, y: number, inset: number): string {
  const [width, half] = [opening.width - 2 * inset, opening.width / 2 - inset];
  const foot = y + opening.height;
  return `M${x + inset} ${foot}V${y + opening.width / 2}a${half} ${half} 0 0 1 ${width} 0V${foot}Z`;
}

/** Loopholes in the rock, all dark but one. */
export function casemates(): string {
  const random = seededRandom(5);
  const body = [fillPath(box(0, 0, 1200, 800), paint('joint')), wall(random)];
  const [frames, holes, shades, depths] = [[''], [''], [''], ['']];
  let light = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [76 + column * 182, 96 + row * 232];
      frames.push(arch(x, y, -10));
      if (column === lit.column && row === lit.row) {
        light = [paint('glow0'), paint('glow1'), paint('glow2'), paint('glow3')]
          .map((colour, ring) => fillPath(arch(x, y, ring * 13.5), colour))
          .join('');
        continue;
      }
      holes.push(arch(x, y, 0));
      shades.push(arch(x, y, 16 + Math.floor(random() * 8)));
      depths.push(arch(x, y, 34));
    }
  }
  body.push(
    fillPath(frames.join(''), paint('frame')),
    fillPath(holes.join(''), paint('hole')),
    fillPath(shades.join(''), paint('shade')),
    fillPath(depths.join(''), paint('depth')),
    light,
  );
  return paintedPicture(1200, 800, body.join(''));
}
