import { readFileSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../node_modules/@sveltia/cms/dist/sveltia-cms.mjs');

/** Pairs of a piece of Sveltia CMS's program and its replacement, where the CMS has no option. */
const patches = [
  // It would load its languages from unpkg.com, but the editor contacts no other machine.
  [/`[^`]*\/locales`/, '"/node_modules/@sveltia/cms/locales"'],
  // After a refused save it forgets which languages a new post lacks, and would show one that is added then as blank.
  [
    'e.validities=r,e.validationMessages=i',
    'Object.assign(e.validities,r),Object.assign(e.validationMessages,i)',
  ],
] as const;

/** @throws Error if a piece is missing, as it may be after an upgrade */
export function patchedProgram(program = readFileSync(PROGRAM, 'utf8')): string {
  return patches.reduce((patched, [piece, replacement]) => {
    const next = patched.replace(piece, replacement);
    if (next === patched)
      throw new Error(`@sveltia/cms has no ${piece} to replace: correct it, or take the version before`);
    return next;
  }, program);
}
