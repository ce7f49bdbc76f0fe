import { createHash } from 'node:crypto';
import { type Brand, checkedBrand } from '../../app/content/brand-schema.ts';
import file from '../../content/brand.json' with { type: 'json' };

const { colours, ...brand } = checkedBrand(file);

/** The firm's mark, in roles. */
export const { mark } = brand;
type Role = keyof Brand['colours'];

/** The colours of everything that is drawn, by the roles of `content/brand.json`. */
export type Palette = Readonly<Record<Role, string>>;

const by = (theme: 'day' | 'night') =>
  Object.fromEntries(Object.entries(colours).map(([role, said]) => [role, said[theme]])) as Palette;

export const palette = by('day');

/** By night what is deep by day is light: light things on dark water. */
export const nightPalette: Palette = { ...by('night'), deep: colours.ink.night };

/** Another one means that what was drawn before shows other colours. */
export const paletteFingerprint = createHash('sha256')
  .update(JSON.stringify(colours))
  .digest('hex')
  .slice(0, 16);
