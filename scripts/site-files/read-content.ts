import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assembleWords } from '../app/content/assemble-words.ts';
import { type Company, companySchema } from '../app/content/company.ts';
import { factsSchema } from '../app/content/facts-schema.ts';
import type { Known } from '../app/content/front-matter.server.ts';
import { readMarkdown } from '../app/content/markdown.server.ts';
import type { Shelves } from '../app/features/posts/find-post.ts';
import { type Post, readPosts, topicsSchema } from '../app/features/posts/read-posts.server.ts';
import { defaultLanguage, type Language } from '../app/i18n/languages.ts';
import { siteWords } from '../app/layout/site.words.ts';
import { securitySchema } from './security-text.ts';

const project = path.resolve(import.meta.dirname, '..');

function read(file: string, root = project): unknown {
  return JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'));
}

export function readCompany(root = project): Company {
  return companySchema.parse(read('company.json', root));
}

/** What texts name in braces, as it stands on the disk now. @param root the folder that has `content` */
export function readKnown(root = project): Known {
  return { company: readCompany(root), facts: factsSchema.parse(read('facts.json', root)).facts };
}

/** Until when security.txt holds. */
export function readSecurityExpiry(): string {
  return securitySchema.parse(read('security.json')).expires;
}

/** What the menus of a language call its pages and its posts. */
export function readListTitles(language: Language): { pages: string; posts: string } {
  const { footer, navigation } = assembleWords({
    schema: siteWords,
    file: 'site',
    language,
    own: read(`${language}/site.json`),
    english: read(`${defaultLanguage}/site.json`),
    ...readKnown(),
  }).words;
  return { pages: footer.label, posts: navigation.blog };
}

/**
 * Every post as its file stands on the disk, checked whole: head, picture and text.
 * @param today `2026-11-21`: what is published later is left out
 * @param root the folder that has `content` and `public`
 * @param edited by file: what shall be written in its place
 * @throws Error with the first fault's file, line and remedy
 */
export function readPostFiles(
  today: string,
  root = project,
  edited: Readonly<Record<string, string>> = {},
): Shelves<Post> {
  const files = globSync('content/*/posts/*.md', { cwd: root }).sort();
  const shelves = readPosts(
    {
      ...Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
      ...edited,
    },
    {
      topics: topicsSchema.parse(read('topics.json', root)),
      today,
      hasPicture: (picture) => existsSync(path.join(root, 'public', picture)),
      known: readKnown(root),
    },
  );
  for (const shelf of shelves.values()) for (const { body } of shelf.values()) readMarkdown(body);
  return shelves;
}
