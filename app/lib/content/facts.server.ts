import factsFile from '../../../content/facts.json' with { type: 'json' };
import { factsSchema } from './facts-schema.ts';

export const { facts } = factsSchema.parse(factsFile);
