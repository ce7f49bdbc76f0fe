import type { Language } from '../../i18n/languages.ts';

/** What the search asks of a post: in one language it has a text, or only a summary with an empty `body`. */
type Findable = { id: number; body: { text: string } };

/** Every language's posts by their ids. */
export type Shelves<Post extends Findable> = ReadonlyMap<Language, ReadonlyMap<number, Post>>;

/**
 * The ways in which a post cannot be shown. `id` is null where the number that was asked for cannot be a post's, so that
 * no sentence repeats it.
 */
export type PostProblem =
  | { problem: 'invalid_post_id' | 'translations_missing' | 'processing_error' }
  | { problem: 'post_not_found'; id: number | null };

export type FoundPost<Post> = { post: Post; language: Language; fallback: boolean };

/** Which language stands in for one that lacks a post's text. The others stand alone. */
const standIn: Partial<Record<Language, Language>> = { fr: 'en', en: 'fr' };

/**
 * Looks for a post's full text: in the visitor's language, else English for French and French for English.
 * @param wanted the id as the address gives it
 */
export function findPost<Post extends Findable>(
  wanted: string,
  language: Language,
  shelves: Shelves<Post>,
): FoundPost<Post> | PostProblem {
  const id = wanted.trim() === '' ? Number.NaN : Number(wanted);
  if (Number.isNaN(id)) return { problem: 'invalid_post_id' };
  const own = shelves.get(language);
  if (!own) return { problem: 'translations_missing' };
  const post = fullText(own, id);
  if (post) return { post, language, fallback: false };
  const other = standIn[language];
  const replacement = other && fullText(shelves.get(other), id);
  if (replacement) return { post: replacement, language: other, fallback: true };
  return { problem: 'post_not_found', id: Number.isSafeInteger(id) && id >= 0 ? id : null };
}

function fullText<Post extends Findable>(
  shelf: ReadonlyMap<number, Post> | undefined,
  id: number,
): Post | undefined {
  const post = shelf?.get(id);
  return post && post.body.text.trim() !== '' ? post : undefined;
}
