import { z } from 'zod';

const address = z.url().or(z.literal(''));
const product = z.strictObject({ status: z.enum(['available', 'coming-soon']), url: address });

const fields = z.strictObject({
  sample: z.boolean(),
  name: z.string().min(1),
  /** Empty: the same as the name. */
  legalName: z.string(),
  legalForm: z.string(),
  url: z.url(),
  founded: z.int(),
  address: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    /** ISO 3166-1, two letters. */
    country: z.string().length(2),
  }),
  phone: z.strictObject({ shown: z.string(), number: z.string().regex(/^\+\d+$/) }),
  emails: z.strictObject({ general: z.email(), sales: z.email(), support: z.email() }),
  registers: z.strictObject({ rcs: z.string(), vat: z.string(), permit: z.string() }),
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  products: z.strictObject({
    bloodTest: product,
    recruitment: product,
    socialMedia: product,
    video: product,
    legal: product,
    nurseryRhymes: product,
  }),
  programmes: z.strictObject({ fit4ai: z.url(), smePackages: z.url() }),
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
