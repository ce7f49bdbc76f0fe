import programmesFile from '../../../content/programmes.json' with { type: 'json' };
import { facts } from './facts.server.ts';
import { readProgrammes } from './programmes.ts';

export const programmes = readProgrammes(programmesFile, facts);
