import { z } from 'zod';
import { knownLanguages, type Language } from '../i18n/languages.ts';
import { namedList } from './message-shapes.ts';

const maybe = z.string().default('');
const NAME_LENGTH_HINT = 'Write the name of the company in 2 to 60 characters';
const address = z.url().or(z.literal('')).default('');
const product = z.strictObject({ status: z.enum(['available', 'coming-soon']), url: address });

const phoneNumber = z
  .string()
  .regex(/^\+\d+$/, 'write it as +352621000000, without blanks')
  .describe('As +352621000000, without blanks');
const pages = z.partialRecord(z.enum(knownLanguages), z.url()).and(z.object({ en: z.url() }));

const fields = z.strictObject({
  sample: z.boolean().optional(),
  name: z.string().trim().min(2, NAME_LENGTH_HINT).max(60, NAME_LENGTH_HINT),
  legalName: maybe.describe('Empty: the same as the name'),
  legalForm: maybe,
  url: z.url(),
  ownerLanguage: z.enum(knownLanguages).default('en').describe('Of the mail on Monday, and of alerts'),
  founded: z.int(),
  address: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string().length(2).describe('ISO 3166-1, two letters'),
  }),
  phone: z.strictObject({ shown: z.string(), number: phoneNumber }),
  emails: z.strictObject({ general: z.email(), sales: z.email(), support: z.email() }),
  registers: z.strictObject({ rcs: maybe, vat: maybe, permit: maybe }),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })).default([]),
  products: namedList(product),
  programmes: z.strictObject({ fit4ai: pages, smePackages: pages }),
});

/** Registers stay empty until they are known. An empty address means no link. */
export const companySchema = fields.transform((company) => ({
  ...company,
  legalName: company.legalName || company.name,
}));

export type Company = z.infer<typeof companySchema>;

export function programmePages({ programmes: { fit4ai, smePackages } }: Company, language: Language) {
  return { fit4ai: fit4ai[language] ?? fit4ai.en, smePackages: smePackages[language] ?? smePackages.en };
}
