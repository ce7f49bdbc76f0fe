import companyFile from '../../../content/company.json' with { type: 'json' };
import factsFile from '../../../content/facts.json' with { type: 'json' };
import programmesFile from '../../../content/programmes.json' with { type: 'json' };
import { readRules } from '../funding/programme-rules.ts';
import { companySchema } from './company.ts';
import { factsSchema } from './facts-schema.ts';

export const company = companySchema.parse(companyFile);
export const { facts } = factsSchema.parse(factsFile);
export const rules = readRules(programmesFile, facts);
