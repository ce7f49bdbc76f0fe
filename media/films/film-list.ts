import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type FilmName, type FilmTheme, filmNames, filmThemes } from '../../app/features/films/film-files.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { nightPalette, palette } from '../drawings/palette.ts';
import { readFilmMessages } from './read-film-messages.ts';
import { rhymesFilm } from './rhymes-film.ts';
import { salesFilm } from './sales-film.ts';
import { frames } from './scene-parts.ts';

export type FilmVersion = {
  name: FilmName;
  language: Language;
  theme: FilmTheme;
  /** SVG at time `t` of the loop, 0 to 1; deterministic. */
  draw: (t: number) => string;
};

const palettes = { day: palette, night: nightPalette };

function drawingOf(name: FilmName, language: Language, theme: FilmTheme): FilmVersion['draw'] {
  const { messages, findings } = readFilmMessages(language);
  const colours = palettes[theme];
  return name === 'rhymes'
    ? (t) => rhymesFilm(messages.rhymes, colours, t)
    : (t) => salesFilm(messages.sales, findings, colours, t);
}

export const filmVersions: readonly FilmVersion[] = filmNames.flatMap((name) =>
  languages.flatMap((language) =>
    filmThemes.map((theme) => ({ name, language, theme, draw: drawingOf(name, language, theme) })),
  ),
);

export function framesOf({ draw }: FilmVersion): string[] {
  return Array.from({ length: frames }, (_, index) => draw(index / frames));
}

/** Hash of all frames; another one means that the committed files are outdated. */
export function fingerprint(version: FilmVersion): string {
  const hash = createHash('sha256');
  for (const drawn of framesOf(version)) hash.update(drawn);
  return hash.digest('hex').slice(0, 16);
}

/** Each film's fingerprint when it was rendered, by file stem; `colours` is that of the brand. */
const renderedFile = path.resolve(import.meta.dirname, 'rendered.json');

export function readRendered(): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(renderedFile, 'utf8')));
}

export function writeRendered(fingerprints: Record<string, string>): void {
  const sorted = Object.entries(fingerprints).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(renderedFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
