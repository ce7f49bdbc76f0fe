import { readMarkdown } from '../../lib/content/markdown.server.ts';
import { writeDay } from '../../lib/i18n/date.ts';
import { newsHref } from '../../lib/i18n/href.ts';
import { type Language, languages, languageTable } from '../../lib/i18n/languages.ts';
import { findPost, languagesOf, type PostProblem, type Shelves } from './find-post.ts';
import { postPicture } from './post-cards.server.ts';
import type { Post } from './read-posts.server.ts';

/** Careful side of what studies of silent reading give. */
const wordsAMinute = 200;

export type OpenPost = Exclude<ReturnType<typeof openPost>, PostProblem>;

/** `language` differs from the visitor's where that lacks the post. */
export function openPost(wanted: string, language: Language, shelves: Shelves<Post>) {
  const found = findPost(wanted, language, shelves);
  if ('problem' in found) return found;
  const { head, body, id } = found.post;
  try {
    return {
      id,
      language: found.language,
      isSummary: found.isSummary,
      translations: languagesOf(id, shelves).map((other) => ({
        language: other,
        path: newsHref(other, shelves.get(other)?.get(id)?.head.slug ?? ''),
      })),
      lacking: languages.filter((other) => 'problem' in findPost(wanted, other, shelves)),
      title: head.title,
      excerpt: head.excerpt,
      tags: head.tags.split(',').map((tag) => tag.trim()),
      date: head.date ? writeDay(head.date, language) : { daysAgo: 0 },
      updated: head.updated ? writeDay(head.updated, language) : null,
      author: head.author,
      isSample: head.sample ?? false,
      picture: postPicture(found.post),
      readingTime: readingTime(body.text, language),
      body: readMarkdown(body),
    };
  } catch (error) {
    console.error(error);
    return { problem: 'processing_error' } satisfies PostProblem;
  }
}

export function openNamedPost(
  slug: string,
  language: Language,
  shelves: Shelves<Post>,
): OpenPost | PostProblem {
  const named = [...(shelves.get(language)?.values() ?? [])].find(({ head }) => head.slug === slug);
  const opened = named && openPost(String(named.id), language, shelves);
  if (opened && !('isSummary' in opened && opened.isSummary)) return opened;
  return { problem: 'post_not_found', id: null };
}

/** The present address of a post that once had this name. */
export function movedPost(slug: string, language: Language, shelves: Shelves<Post>): string | undefined {
  const posts = [...(shelves.get(language)?.values() ?? [])];
  const moved = posts.find(({ head }) => head.formerly?.split(/, */).includes(slug));
  return moved && newsHref(language, moved.head.slug);
}

function readingTime(text: string, language: Language): string {
  const minutes = Math.max(1, Math.round(text.trim().split(/\s+/).length / wordsAMinute));
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageTable[language].numbers, format).format(minutes);
}
