import companyFile from '../../content/company.json' with { type: 'json' };
import { companySchema } from './company.ts';

/** Who the company is, checked. */
export const company = companySchema.parse(companyFile);
