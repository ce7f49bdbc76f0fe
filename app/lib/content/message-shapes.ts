import { z } from 'zod';
import { namedValues } from '../named-values.ts';
import { text } from './text.ts';

export const label = text(60);
export const line = text(170);
export const paragraph = text(420);

export const entry = z.strictObject({ title: label, text: line });

export function each<const Name extends string, Shape>(names: readonly Name[], shape: Shape) {
  return namedValues(names, () => shape);
}

/** Marks invented people, quotations and figures. */
export const sample = { sample: z.boolean().optional() };

export function section<Shape extends z.ZodRawShape>(rest: Shape) {
  return z.strictObject({ title: line, lead: paragraph, ...rest });
}
