import { defaultLanguage, type Language } from '../../i18n/languages.ts';

/** The films of the site; each is drawn once per language, by day and by night (`npm run render-films`). */
export const filmNames = ['rhymes', 'sales'] as const;
export type FilmName = (typeof filmNames)[number];

export const filmThemes = ['day', 'night'] as const;
export type FilmTheme = (typeof filmThemes)[number];

/** In pixels, films and posters alike. */
export const filmSize = { width: 960, height: 540 } as const;

/** The moment that the poster shows, in seconds: from there a film begins, so that nothing jumps. */
export const posterSecond = 8.1;

/** The language of the words in the films for a visitor: the page's where films were rendered in it, else English. */
export function filmLanguage(language: Language): Language {
  return import.meta.env.VITE_FILM_LANGUAGES.includes(language) ? language : defaultLanguage;
}

/** The addresses of the three files of a film: AV1 for the browsers that know it, H.264 for the others, the poster. */
export function filmFiles(name: FilmName, language: Language, theme: FilmTheme) {
  const stem = `/films/${name}-${language}-${theme}`;
  return { av1: `${stem}.av1.mp4`, h264: `${stem}.h264.mp4`, poster: `${stem}.avif` };
}

/** What the two encodings are, as a browser asks for them: RFC 6381, read from the files by workshop/films/films.test.ts. */
export const filmTypes = {
  av1: 'video/mp4; codecs="av01.0.04M.08"',
  h264: 'video/mp4; codecs="avc1.64001f"',
} as const;
