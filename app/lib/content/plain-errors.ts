import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  int: 'a whole number',
  number: 'a number without quotation marks',
  boolean: 'true or false',
  array: 'a list in […]',
  object: 'entries in {…}',
  record: 'entries in {…}',
};
const formats: Record<string, string> = {
  email: 'an address as name@example.org',
  url: 'an address as https://www.example.org',
  date: 'a day as 2026-11-21',
};

/** Writes errors for owners of content/. A message of the schema itself wins. */
export const plainError: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `there is no ${issue.keys.join(', ')} here: take it out`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing: write it';
  if (issue.code === 'invalid_type') return `write ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_key') return 'write its short name with a to z, 0 to 9 and _ alone';
  if (issue.code === 'invalid_value') return `write one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format in formats) return `write ${formats[issue.format]}`;
  if (issue.code === 'too_big') return `${sizeOf(issue.input)} and may have at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `${sizeOf(issue.input)} and needs at least ${issue.minimum}`;
};

function sizeOf(input: unknown): string {
  if (typeof input === 'string') return `has ${input.length} characters`;
  return Array.isArray(input) ? `has ${input.length} entries` : `is ${input}`;
}
