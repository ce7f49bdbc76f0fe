import { type Language, languages } from '../../lib/i18n/languages.ts';

/** An empty `body` means that the language has only a summary. */
type Findable = { id: number; body: { text: string } };

export type Shelves<Post extends Findable> = ReadonlyMap<Language, ReadonlyMap<number, Post>>;

/** Named as in `errors` of the messages. `unknown`: asked for by a name that no post has. */
export type PostProblem = {
  problem: 'invalid_post_id' | 'unknown' | 'post_not_found' | 'translations_missing' | 'processing_error';
};

const standIn: Partial<Record<Language, Language>> = { fr: 'en', en: 'fr' };

/** Anything that `Number` reads (BL-4): `1`, `01` and `1e0` are one post. */
export function readPostId(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** The visitor's language, in full or as a summary; else the language of `standIn`. */
export function findPost<Post extends Findable>(
  id: number,
  language: Language,
  shelves: Shelves<Post>,
): { post: Post; language: Language; isSummary: boolean } | PostProblem {
  if (Number.isNaN(id)) return { problem: 'invalid_post_id' };
  if (!shelves.has(language)) return { problem: 'translations_missing' };
  const own = shelves.get(language)?.get(id);
  if (own) return { post: own, language, isSummary: !isFull(own) };
  const other = standIn[language];
  const replacement = other && shelves.get(other)?.get(id);
  if (replacement && isFull(replacement)) return { post: replacement, language: other, isSummary: false };
  return { problem: 'post_not_found' };
}

export function languagesOf<Post extends Findable>(id: number, shelves: Shelves<Post>): Language[] {
  return languages.filter((language) => {
    const post = shelves.get(language)?.get(id);
    return post && isFull(post);
  });
}

function isFull({ body }: Findable): boolean {
  return body.text.trim() !== '';
}
