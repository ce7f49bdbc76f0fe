import { box, fillPath, type Point } from '../drawings/pen.ts';
import { paint } from './paint.ts';

/** Text as one dash per word. `em` is the width of a character, `height` the thickness of a dash. */
export function writing([x, y]: Point, wordLengths: readonly number[], em: number, height: number): string {
  let left = x;
  return wordLengths
    .map((length) => {
      const dash = box(left, y, length * em, height);
      left += length * em + em * 0.9;
      return dash;
    })
    .join('');
}

export function sheet(x: number, y: number, width: number, height: number): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" rx="6"`;
  return `<rect ${place} fill="${paint('surface')}" stroke="${paint('ink')}" stroke-width="3"/>`;
}

/** The plate of a person's approval. */
export function approval(x: number, y: number, wordLengths: readonly number[]): string {
  const [width, height] = [300, 84];
  const plate = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${paint('water')}"/>`;
  const inner = `x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" rx="4"`;
  const keyline = `<rect ${inner} fill="none" stroke="${paint('on-water')}" stroke-width="2.5"/>`;
  const tick = `<path d="M${x + 34} ${y + 43}l13 13l25 -29" fill="none" stroke="${paint('on-water')}" stroke-width="8"/>`;
  return plate + keyline + tick + fillPath(writing([x + 94, y + 35], wordLengths, 13, 14), paint('on-water'));
}
