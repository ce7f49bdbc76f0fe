import { DEFAULT_LANGUAGE, type Language } from '../../lib/i18n/languages.ts';

export const filmNames = ['rhymes', 'sales'] as const;
export type FilmName = (typeof filmNames)[number];

export const filmThemes = ['day', 'night'] as const;
export type FilmTheme = (typeof filmThemes)[number];

export const filmSize = { width: 960, height: 540 } as const;

/** Films start at the poster's frame. */
export const POSTER_SECOND = 8.1;

export function filmLanguage(language: Language): Language {
  return import.meta.env.VITE_FILM_LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;
}

export function filmFiles(name: FilmName, language: Language, theme: FilmTheme) {
  const stem = `/films/${name}-${language}-${theme}`;
  return { av1: `${stem}.av1.mp4`, h264: `${stem}.h264.mp4`, poster: `${stem}.avif` };
}

/** Codecs by RFC 6381, which media/films/films.test.ts compares with the files. */
export const filmTypes = {
  av1: 'video/mp4; codecs="av01.0.04M.08"',
  h264: 'video/mp4; codecs="avc1.64001f"',
} as const;
