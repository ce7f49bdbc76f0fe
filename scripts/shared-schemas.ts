import type { z } from 'zod';
import { bookingSchema } from '../app/features/booking/booking-config.ts';
import { brandSchema } from '../app/lib/content/brand-schema.ts';
import { companySchema } from '../app/lib/content/company.ts';
import { factsSchema } from '../app/lib/content/facts-schema.ts';
import { switchesSchema } from '../app/lib/content/switches-schema.ts';
import { programmesSchema } from '../app/lib/funding/programme-rules.ts';
import { securitySchema } from './site-files/security-text.ts';

/** Of the files of content/ that all languages share, by name; nothing imported here reads them itself. */
export const sharedSchemas: Record<string, z.ZodType> = {
  company: companySchema,
  switches: switchesSchema,
  brand: brandSchema,
  facts: factsSchema,
  programmes: programmesSchema,
  booking: bookingSchema,
  security: securitySchema,
};
