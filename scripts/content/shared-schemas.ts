import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { bookingSchema } from '../../app/features/booking/booking-schema.ts';
import { brandSchema } from '../../app/lib/content/brand-schema.ts';
import { companySchema } from '../../app/lib/content/company.ts';
import { factsSchema } from '../../app/lib/content/facts-schema.ts';
import { plainError } from '../../app/lib/content/plain-errors.ts';
import { switchesSchema } from '../../app/lib/content/switches-schema.ts';
import { programmeRulesSchema } from '../../app/lib/funding-finder/programme-rules.ts';
import { languageTable } from '../../app/lib/i18n/languages.ts';
import { securitySchema } from '../site-files/security-text.ts';

/** Modules imported here may not read content/ themselves, because it may be invalid. */
export const sharedSchemas: Record<string, z.ZodType> = {
  company: companySchema,
  switches: switchesSchema,
  brand: brandSchema,
  facts: factsSchema,
  'programme-rules': programmeRulesSchema,
  booking: bookingSchema,
  security: securitySchema,
};

const tag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/, 'write a tag as pt-PT');
const script = z.enum(['latin', 'cyrillic']);
const languagesSchema = z.record(
  z.string(),
  z.strictObject({ name: z.string().min(1), dates: tag, numbers: tag, script, locale: tag }),
);

/** Returns one sentence for each key, because one wrong value may break several rules. */
export function schemaErrors(file: string, schema: z.ZodType, content: unknown): string[] {
  const issues = schema.safeParse(content, { error: plainError }).error?.issues ?? [];
  return [...Map.groupBy(issues, (issue) => [file, issue.path.join('.')].filter(Boolean).join(': '))].map(
    ([place, [first]]) => `${place}: ${first?.message}`,
  );
}

export function sharedErrors(root: string): string[] {
  const languages = schemaErrors('app/lib/i18n/languages.ts', languagesSchema, languageTable);
  const files = Object.entries(sharedSchemas).flatMap(([name, schema]) => {
    const file = `content/${name}.json`;
    return schemaErrors(file, schema, JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  });
  return [...languages, ...files];
}
