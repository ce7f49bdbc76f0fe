import { palette as day, nightPalette as night, type Palette } from '../drawings/palette.ts';

type Dye = readonly [day: string, night: string];

function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const black = '#000000';
const sand = (share: number) => mix(day['stone-2'], day.stone, share);
const clay = (share: number) => mix(day.stone, day.ore, share);
const burnt = (share: number) => mix(day.ore, black, share);
const dusk = (share: number) => mix(night.sunk, night['deep-accent'], share);
const lamplit = (share: number) => mix(black, night.stone, share);
/** From the sand on top to the burnt ore; by night it glows from below. */
const earth = [
  ...[sand(0.15), sand(0.55), day.stone, clay(0.25), clay(0.5), clay(0.75), day.ore],
  ...[burnt(0.15), burnt(0.3), burnt(0.45), burnt(0.6), burnt(0.7), burnt(0.75)],
] as const;
const earthDyes = Object.fromEntries(
  earth.map((colour, layer): [string, Dye] => [
    `earth${layer}`,
    [colour, earth[layer < 11 ? 12 - layer : 0] ?? colour],
  ]),
);

/** Colours of single pictures, by day and by night, mixed from the brand's. */
const dyes: Record<string, Dye> = {
  sky: [mix(day.bg, day['stone-2'], 0.6), night.sunk],
  grain: [day.surface, burnt(0.7)],
  crack: [burnt(0.7), sand(0.15)],
  // Casemates.
  joint: [mix(day.stone, day.sunk, 0.05), mix(night.bg, night.surface, 0.1)],
  block0: [day.stone, dusk(0.1)],
  block1: [sand(0.8), dusk(0.15)],
  block2: [clay(0.05), dusk(0.07)],
  block3: [sand(0.5), dusk(0.2)],
  frame: [clay(0.3), dusk(0.3)],
  hole: [day.deep, mix(black, night.bg, 0.5)],
  shade: [mix(day.deep, day.water, 0.35), mix(black, night.bg, 0.9)],
  depth: [mix(day.deep, day.water, 0.8), mix(night.bg, night.sunk, 0.5)],
  glow0: [burnt(0.3), burnt(0.3)],
  glow1: [day.ore, mix(day.ore, day['deep-ore'], 0.4)],
  glow2: [mix(day.ore, day['deep-ore'], 0.65), mix(day.stone, day['deep-ore'], 0.65)],
  glow3: [sand(0.4), mix(day['stone-2'], day.surface, 0.1)],
  // Contours.
  plain: [day['stone-2'], mix(night.sunk, night['stone-2'], 0.25)],
  height0: [sand(0.15), mix(night.bg, night.stone, 0.1)],
  height1: [sand(0.35), mix(night.bg, night.stone, 0.15)],
  height2: [sand(0.7), lamplit(0.3)],
  height3: [day.stone, lamplit(0.45)],
  height4: [clay(0.25), mix(clay(0.2), black, 0.32)],
  contour: [burnt(0.3), mix(night.stone, night.ore, 0.2)],
  // River ripples, from the bank to the middle.
  ripple0: [sand(0.15), night.bg],
  ripple1: [day.water, night['water-3']],
  ripple2: [mix(day.water, day['water-2'], 0.15), night['water-2']],
  ripple3: [mix(day.water, day['water-2'], 0.3), mix(night['water-2'], night.water, 0.5)],
  ripple4: [day['water-2'], night['deep-accent']],
  // Braid.
  depths: [day.deep, mix(night.bg, night.field, 0.55)],
  strand0: [day['water-3'], mix(night.water, night.ink, 0.4)],
  engraving0: [mix(day['water-2'], day['water-3'], 0.55), day['water-2']],
  strand1: [day.stone, night.stone],
  engraving1: [mix(day.stone, black, 0.25), lamplit(0.65)],
  strand2: [day.ore, night.ore],
  engraving2: [burnt(0.3), clay(0.75)],
  // Staff: sun and moon.
  halo: [sand(0.5), mix(clay(0.1), black, 0.23)],
};

const roles = (Object.keys(day) as (keyof Palette)[]).map((role): [string, Dye] => [
  role,
  [day[role], night[role]],
]);

const table = new Map<string, Dye>([...roles, ...Object.entries({ ...earthDyes, ...dyes })]);

/** Adds the colours, by day and by night, that a drawing names as `var(--name)`. */
export function inBothThemes(drawing: string): string {
  const used = new Set([...drawing.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const variables = (theme: 0 | 1) =>
    [...used].map((name) => `--${name}:${table.get(name)?.[theme]}`).join(';');
  const style = `<style>svg{${variables(0)}}@media(prefers-color-scheme:dark){svg{${variables(1)}}}</style>`;
  return drawing.replace('>', () => `>${style}`);
}
