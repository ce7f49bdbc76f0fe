import { createHash } from 'node:crypto';
import { type Brand, brandShape } from '../../app/lib/content/brand-schema.ts';
import file from '../../content/brand.json' with { type: 'json' };

const { colours, ...brand } = brandShape.parse(file);

export const { mark } = brand;
type Role = keyof Brand['colours'];

export type Palette = Readonly<Record<Role, string>>;

const by = (theme: 'day' | 'night') =>
  Object.fromEntries(Object.entries(colours).map(([role, colour]) => [role, colour[theme]])) as Palette;

export const palette = by('day');

/** Drawings have light things on dark water, so `deep` is light by night. */
export const nightPalette: Palette = { ...by('night'), deep: colours.ink.night };

/** A change means that drawn files show outdated colours. */
export const paletteFingerprint = createHash('sha256')
  .update(JSON.stringify(colours))
  .digest('hex')
  .slice(0, 16);
