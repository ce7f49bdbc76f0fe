import { z } from 'zod';
import { text } from './text.ts';

export const label = text(60);
export const line = text(170);
export const paragraph = text(420);

export const entry = z.strictObject({ title: label, text: line });

export function each<const Names extends readonly string[], Shape extends z.ZodType>(
  names: Names,
  shape: Shape,
) {
  return Object.fromEntries(names.map((name) => [name, shape])) as { [Name in Names[number]]: Shape };
}

/** Marks invented people, quotations and figures. */
export const sample = { sample: z.boolean().optional() };

export function section<Shape extends z.ZodRawShape>(rest: Shape) {
  return z.strictObject({ title: line, lead: paragraph, ...rest });
}
