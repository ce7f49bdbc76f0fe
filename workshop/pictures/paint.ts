import { nightPalette, type Palette, palette } from '../../site-files/drawings/palette.ts';
import { picture } from '../../site-files/drawings/pen.ts';

type Dye = readonly [day: string, night: string];

/** Colours of single pictures, by day and by night. */
const dyes = {
  // Earth: by day the light lies on top, by night it glows below.
  sky: ['#f6efdc', '#0f1d1b'],
  earth0: ['#f1e1bd', '#2a0c07'],
  earth1: ['#e9cf98', '#35100a'],
  earth2: ['#e0b96a', '#471409'],
  earth3: ['#d49a55', '#5e1a0d'],
  earth4: ['#c77a42', '#7d2410'],
  earth5: ['#b9552c', '#942b12'],
  earth6: ['#ae3517', '#ae3517'],
  earth7: ['#942b12', '#b9552c'],
  earth8: ['#7d2410', '#c77a42'],
  earth9: ['#5e1a0d', '#d49a55'],
  earth10: ['#471409', '#e0b96a'],
  earth11: ['#35100a', '#f1e1bd'],
  grain: ['#ffffff', '#35100a'],
  crack: ['#35100a', '#f1e1bd'],
  // Rock: sandstone by day, and what is left of it by the light of one window.
  joint: ['#d9b877', '#0b1716'],
  block0: ['#e0b96a', '#1b302d'],
  block1: ['#e6c580', '#203834'],
  block2: ['#dcb25f', '#172a27'],
  block3: ['#ead09a', '#264039'],
  frame: ['#c79a48', '#35564e'],
  hole: ['#072d31', '#040c0c'],
  shade: ['#0a3a3f', '#071413'],
  depth: ['#0d484d', '#0a1a19'],
  glow0: ['#7d2410', '#7d2410'],
  glow1: ['#ae3517', '#d1552b'],
  glow2: ['#d76a3c', '#ef9a5c'],
  glow3: ['#f4d9a0', '#fff0c9'],
  // Heights on a survey map; by night the lines carry it.
  plain: ['#f4e8cd', '#16201a'],
  height0: ['#f1e1bd', '#1d281f'],
  height1: ['#ecd6a8', '#2b3020'],
  height2: ['#e6c787', '#423c22'],
  height3: ['#e0b96a', '#655126'],
  height4: ['#d49a55', '#936b31'],
  contour: ['#7d2410', '#d9a56b'],
  // Ripples of a river, from the bank to the middle.
  ripple0: ['#f1e1bd', '#0a1615'],
  ripple1: ['#0b5257', '#1f4f4c'],
  ripple2: ['#0e666b', '#29726e'],
  ripple3: ['#11767a', '#3b938c'],
  ripple4: ['#5a9a97', '#7fd0c8'],
  // Three strands in front of deep water.
  depths: ['#072d31', '#0f2625'],
  strand0: ['#b7d4cf', '#8fc4bd'],
  engraving0: ['#8fb9b3', '#5a9a97'],
  strand1: ['#e0b96a', '#ddb668'],
  engraving1: ['#b98f3e', '#a37c31'],
  strand2: ['#ae3517', '#ec7f5b'],
  engraving2: ['#7d2410', '#b4502f'],
  // The sun after the rain, and its moon.
  halo: ['#ecd29a', '#a8843a'],
} as const satisfies Record<string, Dye>;

const roles = Object.keys(palette).map((role): [string, Dye] => [
  role,
  [palette[role as keyof Palette], nightPalette[role as keyof Palette]],
]);

/** Every colour that a picture may have, by name. */
const table = new Map<string, Dye>([...roles, ...Object.entries(dyes)]);

type PaintName = keyof Palette | keyof typeof dyes;

/** The colour of that name as a picture writes it: the picture itself says what it is by day and by night. */
export function paint(name: PaintName): string {
  return `var(--${name})`;
}

/** A picture whose colours are painted: it knows both themes, and carries only the colours that it uses. */
export function paintedPicture(width: number, height: number, body: string): string {
  const used = [...new Set([...body.matchAll(/var\(--(\w+)\)/g)].map(([, name = '']) => name))];
  const say = (theme: 0 | 1) => used.map((name) => `--${name}:${table.get(name)?.[theme]}`).join(';');
  const style = `<style>svg{${say(0)}}@media(prefers-color-scheme:dark){svg{${say(1)}}}</style>`;
  return picture(width, height, style + body);
}
