import companyFile from '../../../content/company.json' with { type: 'json' };
import factsFile from '../../../content/facts.json' with { type: 'json' };
import programmeRulesFile from '../../../content/programme-rules.json' with { type: 'json' };
import { readRules } from '../funding-finder/programme-rules.ts';
import { companySchema } from './company.ts';
import { factsSchema } from './facts-schema.ts';

export const company = companySchema.parse(companyFile);
export const { facts } = factsSchema.parse(factsFile);
export const programmeRules = readRules(programmeRulesFile, facts);
