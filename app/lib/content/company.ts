import { z } from 'zod';
import { knownLanguages, type Language } from '../i18n/languages.ts';
import { namedList } from './named-list.ts';

/** Left out is the same as empty. */
const maybe = z.string().default('');
const address = z.url().or(z.literal('')).default('');
const product = z.strictObject({ status: z.enum(['available', 'coming-soon']), url: address });

/** A page elsewhere, in the languages that it has; the others lead to its English. */
const pages = z.partialRecord(z.enum(knownLanguages), z.url()).and(z.object({ en: z.url() }));

const fields = z.strictObject({
  sample: z.boolean().optional(),
  name: z.string().min(1),
  legalName: maybe.meta({ description: 'Empty: the same as the name' }),
  legalForm: maybe,
  url: z.url(),
  founded: z.int(),
  address: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string().length(2).meta({ description: 'ISO 3166-1, two letters' }),
  }),
  phone: z.strictObject({ shown: z.string(), number: z.string().regex(/^\+\d+$/) }),
  emails: z.strictObject({ general: z.email(), sales: z.email(), support: z.email() }),
  registers: z.strictObject({ rcs: maybe, vat: maybe, permit: maybe }),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  /** In the order of the page; what they are called and do stands in each language's home.json under the same names. */
  products: namedList(product),
  /** What Guichet.lu says of each. */
  programmes: z.strictObject({ fit4ai: pages, smePackages: pages }),
});

/**
 * What `content/company.json` says: who the company is, the same in every language. Registers stay empty until the
 * real numbers are known (`npm run launch-check` asks for them); an empty address means that there is no link.
 */
export const companySchema = fields.transform((company) => ({
  ...company,
  legalName: company.legalName || company.name,
}));

export type Company = z.infer<typeof companySchema>;

/** The official page about a programme, in the reader's language or in English. */
export function programmePage(
  { programmes }: Company,
  programme: keyof Company['programmes'],
  language: Language,
): string {
  return programmes[programme][language] ?? programmes[programme].en;
}
