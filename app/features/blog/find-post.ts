import { type Language, languages } from '../../lib/i18n/languages.ts';

/** `body` is empty if the language has only a summary. */
type Findable = { id: number; body: { text: string } };

export type PostIndex<Post extends Findable> = ReadonlyMap<Language, ReadonlyMap<number, Post>>;

/** The messages have these keys in `errors`. `unknown` means that no post has the requested name. */
export type PostProblem = {
  problem: 'invalid_post_id' | 'unknown' | 'post_not_found' | 'translations_missing' | 'processing_error';
};

const fallbackOf: Partial<Record<Language, Language>> = { fr: 'en', en: 'fr' };

/** Accepts what `Number` does, so `1`, `01` and `1e0` are one post (BL-4). */
export function readPostId(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** The visitor's language wins, even with only a summary. Otherwise the fallback's full text is used. */
export function findPost<Post extends Findable>(
  id: number,
  language: Language,
  posts: PostIndex<Post>,
): { post: Post; language: Language; isSummary: boolean } | PostProblem {
  if (Number.isNaN(id)) return { problem: 'invalid_post_id' };
  if (!posts.has(language)) return { problem: 'translations_missing' };
  const post = posts.get(language)?.get(id);
  if (post) return { post, language, isSummary: !isFull(post) };
  const fallback = fallbackOf[language];
  const replacement = fallback && posts.get(fallback)?.get(id);
  if (replacement && isFull(replacement)) return { post: replacement, language: fallback, isSummary: false };
  return { problem: 'post_not_found' };
}

export function languagesOf<Post extends Findable>(id: number, posts: PostIndex<Post>): Language[] {
  return languages.filter((language) => {
    const post = posts.get(language)?.get(id);
    return post && isFull(post);
  });
}

function isFull({ body }: Findable): boolean {
  return body.text.trim() !== '';
}
