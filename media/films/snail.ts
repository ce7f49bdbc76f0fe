import type { Palette } from '../drawings/palette.ts';
import { element, group } from './scene-parts.ts';

function spiral(radius: number): string {
  const points = Array.from({ length: 41 }, (_, step) => {
    const angle = (step / 40) * 5 * Math.PI;
    const reach = radius * (1 - step / 48);
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(-reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** About 90 pixels long, its foot on the origin; `horns` from 0 (hidden) to 1 (shown). */
export function snail(at: { x: number; y: number; turn: number }, horns: number, colours: Palette): string {
  const body = element('path', {
    d: 'M-36 0C-22 -4 -8 -6 6 -7C16 -8 22 -12 24 -20C26 -27 36 -28 38 -20C40 -9 34 0 22 0Z',
    fill: colours.deep,
  });
  const stalks = [-4, 8].map((lean) =>
    group(
      { x: 32, y: -23, turn: lean },
      element('path', {
        d: `M0 0V${(-3 - 17 * horns).toFixed(2)}`,
        stroke: colours.deep,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
      element('circle', { cy: -4 - 17 * horns, r: 3.4, fill: colours.deep }),
    ),
  );
  const shell = group(
    { x: -6, y: -24 },
    element('circle', { r: 21, fill: colours['water-2'], stroke: colours.deep, 'stroke-width': 3 }),
    element('path', { d: spiral(17), fill: 'none', stroke: colours.deep, 'stroke-width': 3 }),
  );
  return group({ ...at, scale: 1.25 }, ...stalks, body, shell);
}
