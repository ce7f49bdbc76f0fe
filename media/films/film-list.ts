import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type FilmName, type FilmTheme, filmNames, filmThemes } from '../../app/features/films/film-files.ts';
import { assembleMessages } from '../../app/lib/content/assemble-messages.ts';
import { company, facts } from '../../app/lib/content/owner-content.server.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../app/lib/i18n/languages.ts';
import { type FilmMessages, filmMessages } from '../../app/pages/case-studies/films.messages.ts';
import { nightPalette, palette } from '../drawings/palette.ts';
import { rhymesFilm } from './rhymes-film.ts';
import { salesFilm } from './sales-film.ts';
import { FRAMES } from './scene-parts.ts';

export type FilmVersion = { name: FilmName; language: Language; theme: FilmTheme };

const palettes = { day: palette, night: nightPalette };

const contentOf = (language: Language) => new URL(`../../content/${language}/films.json`, import.meta.url);
const filmed = languages.filter((language) => existsSync(contentOf(language)));

export const filmVersions: readonly FilmVersion[] = filmNames.flatMap((name) =>
  filmed.flatMap((language) => filmThemes.map((theme) => ({ name, language, theme }))),
);

function readFilmMessages(language: Language): FilmMessages {
  const read = (from: Language): unknown => JSON.parse(readFileSync(contentOf(from), 'utf8'));
  const [own, english] = [read(language), read(DEFAULT_LANGUAGE)];
  return assembleMessages({ schema: filmMessages, file: 'films', language, own, english, facts, company })
    .messages;
}

export function framesOf({ name, language, theme }: FilmVersion): string[] {
  const messages = readFilmMessages(language);
  const colours = palettes[theme];
  return Array.from({ length: FRAMES }, (_, index) =>
    name === 'rhymes'
      ? rhymesFilm(messages.rhymes, colours, index / FRAMES)
      : salesFilm(messages.sales, colours, index / FRAMES),
  );
}

/** If the fingerprint differs, the committed files are outdated. */
export function fingerprint(version: FilmVersion): string {
  const hash = createHash('sha256');
  for (const frame of framesOf(version)) hash.update(frame);
  return hash.digest('hex').slice(0, 16);
}
