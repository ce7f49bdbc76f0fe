import { createHash } from 'node:crypto';
import { type FilmName, type FilmTheme, filmNames, filmThemes } from '../../app/features/films/film-files.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { nightPalette, palette } from '../drawings/palette.ts';
import { readFilmMessages } from './read-film-messages.ts';
import { rhymesFilm } from './rhymes-film.ts';
import { salesFilm } from './sales-film.ts';
import { frames } from './timing.ts';

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
