import programmesFile from '../../content/programmes.json' with { type: 'json' };
import { facts } from './facts.server.ts';
import { readProgrammes } from './programmes.ts';

/** The rules of Fit 4 AI and SME Packages, checked. */
export const programmes = readProgrammes(programmesFile, facts);
