import factsFile from '../../content/facts.json' with { type: 'json' };
import { factsSchema } from './facts-schema.ts';

/** Every figure of the site by its name, checked. */
export const { facts } = factsSchema.parse(factsFile);
