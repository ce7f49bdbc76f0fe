import { box, fillPath, type Point } from '../drawings/pen.ts';
import { paint } from './paint.ts';

/**
 * A line of writing without a language: one dash per word, as long as the word has letters.
 * `em` is the length of one letter, `height` the thickness of the dash.
 */
export function writing([x, y]: Point, words: readonly number[], em: number, height: number): string {
  let left = x;
  return words
    .map((letters) => {
      const dash = box(left, y, letters * em, height);
      left += letters * em + em * 0.9;
      return dash;
    })
    .join('');
}

/** A sheet of paper with a keyline. */
export function sheet(x: number, y: number, width: number, height: number): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" rx="6"`;
  return `<rect ${place} fill="${paint('surface')}" stroke="${paint('ink')}" stroke-width="3"/>`;
}

/** The plate that a person puts up when she has said yes: a tick and her word. */
export function approval(x: number, y: number, words: readonly number[]): string {
  const [width, height] = [300, 84];
  const plate = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${paint('water')}"/>`;
  const inner = `x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" rx="4"`;
  const keyline = `<rect ${inner} fill="none" stroke="${paint('on-water')}" stroke-width="2.5"/>`;
  const tick = `<path d="M${x + 34} ${y + 43}l13 13l25 -29" fill="none" stroke="${paint('on-water')}" stroke-width="8"/>`;
  return plate + keyline + tick + fillPath(writing([x + 94, y + 35], words, 13, 14), paint('on-water'));
}
