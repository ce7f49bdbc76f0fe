import { readMarkdown } from '../../content/markdown.server.ts';
import { findPost, languagesOf, type PostProblem, type Shelves } from '../../features/posts/find-post.ts';
import { postPicture } from '../../features/posts/post-cards.server.ts';
import type { Post } from '../../features/posts/read-posts.server.ts';
import { writeDay } from '../../i18n/date.ts';
import { newsHref } from '../../i18n/href.ts';
import { type Language, languages, languageTable } from '../../i18n/languages.ts';
import type { OpenPost } from './blog-post-page.tsx';

/** How many words a minute an attentive reader reads: on the careful side of what studies of silent reading give. */
const wordsAMinute = 200;

/**
 * Finds a post and reads its text.
 * @param wanted the id as the address gives it
 */
export function openPost(wanted: string, language: Language, shelves: Shelves<Post>): OpenPost | PostProblem {
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
      date: writeDay(head.date, language),
      updated: head.updated ? writeDay(head.updated, language) : null,
      author: head.author,
      isSample: head.sample ?? false,
      picture: postPicture(found.post),
      readingTime: readingTime(body.text, language),
      body: readMarkdown(body),
    };
  } catch (fault) {
    // The text has a fault that its writer must hear of; it names file and line.
    console.error(fault);
    return { problem: 'processing_error' };
  }
}

/** Opens a post at its own address, which it has where the language has its text. */
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

/** How long a text takes to read, with the plural that its number needs: `5 minutes`, `5 хвилин`. */
function readingTime(text: string, language: Language): string {
  const minutes = Math.max(1, Math.round(text.trim().split(/\s+/).length / wordsAMinute));
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageTable[language].numbers, format).format(minutes);
}
