import { z } from 'zod';
import { type FrontMatter, readFrontMatter } from '../../content/front-matter.server.ts';
import { isLanguage, type Language, languages } from '../../i18n/languages.ts';
import { findPost, type Shelves } from './find-post.ts';

const files = import.meta.glob<string>('../../../content/*/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What stands at the head of a post's file. Without a date the page that shows the post makes one. */
const frontMatter = z.strictObject({
  title: z.string().min(1).max(110),
  excerpt: z.string().min(60).max(180),
  category: z.enum(['ai', 'automation', 'saas']),
  /** Parted by commas. */
  tags: z.string().min(1),
  date: z.iso.date().optional(),
  sample: z.boolean().optional(),
});

/** A post in one language; with an empty `body` the language has only its summary. */
export type Post = FrontMatter<z.infer<typeof frontMatter>> & { id: number };

/** The ids of the posts, in the order of the cards. */
export const postIds = [1, 2, 3, 4, 5, 6] as const;

/**
 * Puts every post on the shelf of its language.
 * @param contents texts by file, `content/<language>/posts/<id>.md`
 * @throws Error with file and line where a head is not as it must be, so that the build stops
 */
export function shelvePosts(contents: Readonly<Record<string, string>>): Shelves<Post> {
  const shelves = new Map<Language, Map<number, Post>>();
  for (const [file, content] of Object.entries(contents)) {
    const [, language, id] = /^content\/([^/]+)\/posts\/(\d+)\.md$/.exec(file) ?? [];
    if (!isLanguage(language))
      throw new Error(`${file}:1: a post stands in content/<language>/posts/<id>.md`);
    const shelf = shelves.get(language) ?? new Map<number, Post>();
    shelf.set(Number(id), { id: Number(id), ...readFrontMatter(frontMatter, file, content) });
    shelves.set(language, shelf);
  }
  return shelves;
}

function readPosts(): Shelves<Post> {
  const contents = Object.entries(files).map(([path, content]) => [
    path.replace(/^.*\/content\//, 'content/'),
    content,
  ]);
  const shelves = shelvePosts(Object.fromEntries(contents));
  const empty = languages.find((language) => !shelves.get(language)?.has(1));
  if (empty) throw new Error(`content/${empty}/posts/1.md is missing`);
  return shelves;
}

let shelves: Shelves<Post> | undefined;

/**
 * Every post of the site. Read when it is first asked for, which is while the home page is rendered at build: a fault
 * then stops the build and is shown, where one at import would be answered with nothing but "500".
 */
export function allPosts(): Shelves<Post> {
  shelves ??= readPosts();
  return shelves;
}

/** What the cards show: every post that its page can show in the language, with what the page then shows of it. */
export function postCards(language: Language, from: Shelves<Post> = allPosts()) {
  return postIds.flatMap((id) => {
    const found = findPost(String(id), language, from);
    if ('problem' in found) return [];
    const isOwn = found.language === language;
    const { title, excerpt, category, date = null } = found.post.head;
    const full = isOwn && !found.isSummary;
    return [{ id, title, excerpt, category, date, full, lang: isOwn ? null : found.language }];
  });
}
