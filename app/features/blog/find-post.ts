import { type Language, languages } from '../../i18n/languages.ts';

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

/** A post, the language that it is in, and whether that has its text or only its title and excerpt. */
export type FoundPost<Post> = { post: Post; language: Language; isSummary: boolean };

/** Which language stands in for one that has nothing of a post. The others stand alone. */
const standIn: Partial<Record<Language, Language>> = { fr: 'en', en: 'fr' };

/**
 * The number in the address of a post, which must parse as one (BL-4): whatever `Number` reads. So `1`,
 * `01` and `1e0` name one post; its page stands at one spelling, and the others are redirected there.
 * @returns undefined where it is no number
 */
export function readPostId(text: string): number | undefined {
  const id = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(id) ? undefined : id;
}

/**
 * Looks for a post: the visitor's language, in full or as a summary; else the full text in English for French, in
 * French for English.
 * @param wanted the id as the address gives it
 */
export function findPost<Post extends Findable>(
  wanted: string,
  language: Language,
  shelves: Shelves<Post>,
): FoundPost<Post> | PostProblem {
  const id = readPostId(wanted);
  if (id === undefined) return { problem: 'invalid_post_id' };
  if (!shelves.has(language)) return { problem: 'translations_missing' };
  const own = shelves.get(language)?.get(id);
  if (own) return { post: own, language, isSummary: !isFull(own) };
  const other = standIn[language];
  const replacement = other && shelves.get(other)?.get(id);
  if (replacement && isFull(replacement)) return { post: replacement, language: other, isSummary: false };
  return { problem: 'post_not_found', id: Number.isSafeInteger(id) && id >= 0 ? id : null };
}

/** The languages that have the full text of a post. */
export function languagesOf<Post extends Findable>(id: number, shelves: Shelves<Post>): Language[] {
  return languages.filter((language) => {
    const post = shelves.get(language)?.get(id);
    return post && isFull(post);
  });
}

function isFull({ body }: Findable): boolean {
  return body.text.trim() !== '';
}
