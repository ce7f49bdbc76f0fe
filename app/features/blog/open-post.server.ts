import { readMarkdown } from '../../lib/content/markdown.server.ts';
import { writeDay } from '../../lib/i18n/date.ts';
import { type Language, languages, languageTable } from '../../lib/i18n/languages.ts';
import { SITE_URL } from '../../lib/seo/page-url.ts';
import { newsHref, postHref } from '../../lib/site-paths.ts';
import { findPost, languagesOf, type PostIndex, type PostProblem } from './find-post.ts';
import { postPicture } from './post-cards.server.ts';
import type { Post } from './read-posts.server.ts';

/** Studies of silent reading find this or more. */
const WORDS_A_MINUTE = 200;

export type OpenPost = Exclude<ReturnType<typeof openPost>, PostProblem>;

/** The returned `language` is not the visitor's if that lacks the post. `url` is canonical. */
export function openPost(id: number, language: Language, posts: PostIndex<Post>) {
  const version = findPost(id, language, posts);
  if ('problem' in version) return version;
  const { head, body } = version.post;
  const { title, excerpt, author } = head;
  const translations = languagesOf(id, posts).map((translation) => ({
    language: translation,
    path: newsHref(translation, posts.get(translation)?.get(id)?.head.slug ?? ''),
  }));
  const canonical =
    translations.find((translation) => translation.language === version.language) ?? translations[0];
  try {
    return {
      id,
      language: version.language,
      isSummary: version.isSummary,
      url: SITE_URL + (canonical?.path ?? postHref(id)),
      translations,
      lacking: languages.filter((candidate) => 'problem' in findPost(id, candidate, posts)),
      title,
      excerpt,
      tags: head.tags.split(',').map((tag) => tag.trim()),
      date: head.date ? writeDay(head.date, language) : { daysAgo: 0 },
      updated: head.updated ? writeDay(head.updated, language) : null,
      author,
      isSample: head.sample ?? false,
      picture: postPicture(version.post),
      readingTime: readingTime(body.text, language),
      body: readMarkdown(body),
    };
  } catch (error) {
    console.error(error);
    return { problem: 'processing_error' } satisfies PostProblem;
  }
}

export function openNamedPost(slug: string, language: Language, posts: PostIndex<Post>) {
  const post = postsIn(language, posts).find(({ head, body }) => head.slug === slug && body.text.trim());
  return post ? openPost(post.id, language, posts) : ({ problem: 'unknown' } satisfies PostProblem);
}

export function movedPost(slug: string, language: Language, posts: PostIndex<Post>): string | undefined {
  const moved = postsIn(language, posts).find(({ head }) => head.formerly?.split(/, */).includes(slug));
  return moved && newsHref(language, moved.head.slug);
}

const postsIn = (language: Language, posts: PostIndex<Post>) => [...(posts.get(language)?.values() ?? [])];

function readingTime(text: string, language: Language): string {
  const minutes = Math.max(1, Math.round(text.trim().split(/\s+/).length / WORDS_A_MINUTE));
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageTable[language].numbers, format).format(minutes);
}
