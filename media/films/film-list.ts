import { createHash } from 'node:crypto';
import { type FilmName, type FilmTheme, filmNames, filmThemes } from '../../app/features/films/film-files.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { nightPalette, palette } from '../../site-files/drawings/palette.ts';
import { readFilmWords } from './read-film-words.ts';
import { rhymesFilm } from './rhymes-film.ts';
import { salesFilm } from './sales-film.ts';
import { frames } from './timing.ts';

/** One film as it is rendered: a subject, in a language, by day or by night. */
export type FilmVersion = {
  name: FilmName;
  language: Language;
  theme: FilmTheme;
  /** The picture at time `t` of the loop, 0 to 1, as SVG; the same for the same `t`. */
  draw: (t: number) => string;
};

const palettes = { day: palette, night: nightPalette };

function drawingOf(name: FilmName, language: Language, theme: FilmTheme): FilmVersion['draw'] {
  const { words, findings } = readFilmWords(language);
  const colours = palettes[theme];
  return name === 'rhymes'
    ? (t) => rhymesFilm(words.rhymes, colours, t)
    : (t) => salesFilm(words.sales, findings, colours, t);
}

/** Every version of both films. */
export const filmVersions: readonly FilmVersion[] = filmNames.flatMap((name) =>
  languages.flatMap((language) =>
    filmThemes.map((theme) => ({ name, language, theme, draw: drawingOf(name, language, theme) })),
  ),
);

/** The frames of a film in their order, as SVG. */
export function framesOf({ draw }: FilmVersion): string[] {
  return Array.from({ length: frames }, (_, index) => draw(index / frames));
}

/** A fingerprint of all frames of a film: another one means that the committed files show something else. */
export function fingerprint(version: FilmVersion): string {
  const hash = createHash('sha256');
  for (const drawn of framesOf(version)) hash.update(drawn);
  return hash.digest('hex').slice(0, 16);
}
