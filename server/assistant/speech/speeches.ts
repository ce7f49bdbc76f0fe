import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { russian } from './russian.ts';
import type { Speech } from './speech.ts';
import { ukrainian } from './ukrainian.ts';

/** Every language that the assistant understands. */
export const speeches: readonly Speech[] = [english, french, german, ukrainian, russian];
