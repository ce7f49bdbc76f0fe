import topicsFile from '../../../content/topics.json' with { type: 'json' };
import type { Language } from '../../i18n/languages.ts';
import type { Shelves } from './find-post.ts';
import { type Post, readPosts, topicsSchema } from './read-posts.server.ts';

const files = import.meta.glob<string>('../../../content/*/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

let shelves: Shelves<Post> | undefined;

/**
 * Every post of the site. Read when it is first asked for, which is while the home page is rendered at build: a fault
 * then stops the build and is shown, where one at import would be answered with nothing but "500". Whether its pictures
 * exist is looked at where the build begins, `site-files/read-content.ts`.
 */
export function allPosts(): Shelves<Post> {
  const named = Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/content\//, 'content/'),
    text,
  ]);
  shelves ??= readPosts(Object.fromEntries(named), {
    topics: topicsSchema.parse(topicsFile),
    today: import.meta.env.VITE_BUILD_DAY,
    hasPicture: () => true,
  });
  return shelves;
}

/** What posts may be about, in a language. */
export function postTopics(language: Language): { id: string; label: string }[] {
  return Object.entries(topicsSchema.parse(topicsFile)).map(([id, labels]) => ({
    id,
    label: labels[language] ?? labels.en,
  }));
}
