import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'write a colour as #7a1b3f');

const role = (description: string) => z.strictObject({ day: colour, night: colour }).describe(description);

const shape = z.strictObject({
  colour: z.enum(['water', 'ore', 'ink']).describe('Each has a light counterpart for dark grounds'),
  path: z
    .string()
    .regex(/^[Mm][\d\s,.eE+\-MmLlHhVvCcSsQqTtAaZz]+$/, 'write it as M0 0h8v8z')
    .describe('The attribute d of a path in an SVG, as M0 0h8v8z'),
});

const colours = z.strictObject({
  bg: role('The page'),
  surface: role('Cards, fields, dialogues'),
  sunk: role('Every other section, wells'),
  field: role('The wide ground of a drawing'),
  ink: role('Text'),
  mut: role('Secondary text'),
  line: role('Hairlines, for decoration only'),
  edge: role('Borders of controls'),
  water: role('The firm’s own colour: work that flows, links, the first button'),
  'water-2': role('The second stream of a chart'),
  'water-3': role('The third stream, tints'),
  'on-water': role('Text on water'),
  stone: role('Public money, always hatched'),
  'stone-2': role('A tint of stone'),
  'on-stone': role('Text on stone'),
  ore: role('The person: your share, your decision'),
  'ore-2': role('A tint of ore'),
  'on-ore': role('Text on ore'),
  deep: role('The ground of quotations and of the footer, dark also by day'),
  'on-deep': role('Text on deep'),
  'deep-mut': role('Secondary text on deep'),
  'deep-line': role('Hairlines on deep'),
  'deep-accent': role('Water on deep: links, buttons, the mark'),
  'on-deep-accent': role('Text on such a button'),
  'deep-ore': role('Ore on deep'),
  ok: role('Done'),
  'on-ok': role('Text on that'),
  bad: role('Faults'),
  focus: role('The ring around what has the focus'),
});
type Role = keyof z.infer<typeof colours>;

const grounds = ['bg', 'surface', 'sunk'] as const;
/** The ratios are WCAG 2.2, 1.4.3 for text and 1.4.11 for controls and charts. */
const needs: [ratio: number, on: readonly Role[], ...read: Role[]][] = [
  [4.5, grounds, 'ink', 'mut', 'water', 'ore', 'bad'],
  [4.5, ['field', 'water-2', 'water-3', 'stone-2', 'ore-2'], 'ink'],
  [4.5, ['water'], 'on-water'],
  [4.5, ['stone'], 'on-stone'],
  [4.5, ['ore'], 'on-ore'],
  [4.5, ['ok'], 'on-ok'],
  [4.5, ['deep'], 'on-deep', 'deep-mut', 'deep-accent', 'deep-ore'],
  [4.5, ['deep-accent'], 'on-deep-accent'],
  [3, grounds, 'edge', 'focus'],
  [3, ['field', 'water-3', 'stone-2', 'ore-2'], 'focus'],
  [3, ['bg'], 'water-2', 'ok'],
  [3, ['water-3'], 'water'],
];

/** Returns the relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function unreadable(palette: z.infer<typeof colours>) {
  const pairs = needs.flatMap(([ratio, on, ...read]) =>
    on.flatMap((ground) => read.map((name) => ({ name, ground, ratio }))),
  );
  const errors = new Map<string, { path: string[]; message: string; share: number }>();
  for (const theme of ['day', 'night'] as const) {
    for (const { name, ground, ratio } of pairs) {
      const text = palette[name][theme];
      const groundColour = palette[ground][theme];
      const share = contrast(text, groundColour) / ratio;
      if (!(share < (errors.get(name + theme)?.share ?? 1))) continue;
      const shown = Math.floor(share * ratio * 100) / 100;
      const isLight = contrast('#000000', groundColour) > contrast('#ffffff', groundColour);
      const remedy = isLight
        ? `${name} darker, or ${ground} lighter`
        : `${name} lighter, or ${ground} darker`;
      const message = `${text} on ${ground} (${groundColour}) has a contrast of ${shown}:1, and needs at least ${ratio}:1: make ${remedy}`;
      errors.set(name + theme, { path: [name, theme], message, share });
    }
  }
  return [...errors.values()];
}

export const brandShape = z.strictObject({
  sample: z.boolean().optional(),
  mark: z.strictObject({
    side: z.number().positive().describe('Of the square, as in the viewBox of the SVG'),
    shapes: z.array(shape).min(1).max(12),
  }),
  colours,
});

export type Brand = z.infer<typeof brandShape>;

export const brandSchema = brandShape.extend({
  colours: colours.superRefine((palette, context) => {
    for (const { path, message } of unreadable(palette)) context.addIssue({ code: 'custom', path, message });
  }),
});
