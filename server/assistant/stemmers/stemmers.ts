import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { russian } from './russian.ts';
import type { Stemmer } from './stemmer.ts';
import { ukrainian } from './ukrainian.ts';

/** Every language that the assistant understands. */
export const stemmers: readonly Stemmer[] = [english, french, german, ukrainian, russian];
