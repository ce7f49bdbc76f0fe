import topicsFile from '../../../content/topics.json' with { type: 'json' };
import type { Language } from '../../lib/i18n/languages.ts';
import type { PostIndex } from './find-post.ts';
import { type Post, readPosts, topicsSchema } from './read-posts.server.ts';

const files = import.meta.glob<string>('../../../content/*/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

let posts: PostIndex<Post> | undefined;

/** An error at the first call stops the build; at import it would only answer 500. */
export function allPosts(): PostIndex<Post> {
  const textsByFile = Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/content\//, 'content/'),
    text,
  ]);
  posts ??= readPosts(Object.fromEntries(textsByFile), {
    topics: topicsSchema.parse(topicsFile),
    today: import.meta.env.VITE_BUILD_DAY,
    hasPicture: () => true,
  });
  return posts;
}

export function postTopics(language: Language): { id: string; label: string }[] {
  return Object.entries(topicsSchema.parse(topicsFile)).map(([id, labels]) => ({
    id,
    label: labels[language] ?? labels.en,
  }));
}

const drawn = import.meta.glob<string>('/public/pictures/post-*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** As a file of its own, a drawing delayed the largest paint by 250 ms on a slow phone. */
export function inlinedPicture(src: string): string {
  return drawn[`/public${src}`] ?? src;
}
