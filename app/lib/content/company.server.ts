import companyFile from '../../../content/company.json' with { type: 'json' };
import { companySchema } from './company.ts';

export const company = companySchema.parse(companyFile);
