import { readFileSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../node_modules/@sveltia/cms/dist/sveltia-cms.mjs');

/** Sveltia CMS has no option for these: a piece of its program, and what stands in its place. */
const PATCHES = [
  // It would load its languages from unpkg.com, and the editor asks no other machine.
  [/`[^`]*\/locales`/, '"/node_modules/@sveltia/cms/locales"'],
  // After a refused save it forgets the languages that a new post lacks. One enabled then would stay blank.
  [
    'e.validities=r,e.validationMessages=i',
    'Object.assign(e.validities,r),Object.assign(e.validationMessages,i)',
  ],
] as const;

/** @throws Error if a piece is missing, as after an upgrade */
export function patchedProgram(program = readFileSync(PROGRAM, 'utf8')): string {
  return PATCHES.reduce((patched, [piece, replacement]) => {
    const next = patched.replace(piece, replacement);
    if (next === patched)
      throw new Error(`@sveltia/cms has no ${piece} to replace: correct it, or take the version before`);
    return next;
  }, program);
}
