import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type Language, languages } from '../../i18n/languages.ts';

const files = import.meta.glob<string>('../../../content/*/posts/*.md', { eager: true, query: '?raw', import: 'default' });

/** What stands at the head of a post's file. Without a date the page that shows the post makes one. */
const frontMatter = z.strictObject({
  title: z.string().min(1).max(110),
  excerpt: z.string().min(60).max(180),
  category: z.enum(['ai', 'automation', 'saas']),
  tags: z.string(),
  date: z.iso.date().optional(),
  sample: z.boolean().optional(),
});

/** A post in one language; without a `body` the language has only its title and excerpt. */
export type Post = z.infer<typeof frontMatter> & { id: number; body: string };

/** The ids of the posts, in the order of the cards. */
export const postIds = [1, 2, 3, 4, 5, 6] as const;

function readPost(file: string, text: string): Post {
  const parts = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${file}:1: a post begins with front matter between two lines of ---`);
  const document = parseDocument(parts[1] ?? '');
  const [fault] = document.errors;
  if (fault) throw new Error(`${file}:${(fault.linePos?.[0].line ?? 0) + 1}: ${fault.message}`);
  const head = frontMatter.safeParse(document.toJS());
  if (!head.success) throw new Error(`${file}: ${z.prettifyError(head.error)}`);
  return { ...head.data, id: Number(/(\d+)\.md$/.exec(file)?.[1]), body: (parts[2] ?? '').trim() };
}

const posts = new Map(
  Object.entries(files).map(([path, text]) => {
    const file = path.replace(/^.*\/content\//, 'content/');
    return [file, readPost(file, text)];
  }),
);

/** A post in a language, if that language has it. */
export function postIn(language: Language, id: number): Post | undefined {
  return posts.get(`content/${language}/posts/${id}.md`);
}

/** What the cards of the home page show: every post in the language, or in English where it lacks one. */
export function postCards(language: Language) {
  return postIds.flatMap((id) => {
    const own = postIn(language, id);
    const post = own ?? postIn('en', id);
    if (!post) return [];
    const { title, excerpt, category, date = null } = post;
    return [{ id, title, excerpt, category, date, full: Boolean(own?.body), lang: own ? null : 'en' }];
  });
}

for (const language of languages) {
  if (postIn(language, 1) === undefined) throw new Error(`content/${language}/posts/1.md is missing`);
}
