import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { PostIndex } from '../../app/features/blog/find-post.ts';
import { type Post, readPosts, topicsSchema } from '../../app/features/blog/read-posts.server.ts';
import { assembleMessages } from '../../app/lib/content/assemble-messages.ts';
import { companySchema } from '../../app/lib/content/company.ts';
import { factsSchema } from '../../app/lib/content/facts-schema.ts';
import { readMarkdown } from '../../app/lib/content/markdown.server.ts';
import type { OwnerContent } from '../../app/lib/content/text-values.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../app/lib/i18n/languages.ts';

const project = path.resolve(import.meta.dirname, '../..');

export function readJson(file: string, root = project): unknown {
  return JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'));
}

/** @param root the folder of `content` */
export function readOwner(root = project): OwnerContent {
  return {
    company: companySchema.parse(readJson('company.json', root)),
    facts: factsSchema.parse(readJson('facts.json', root)).facts,
  };
}

export function readMessages<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  language: Language,
): z.infer<Schema> {
  const [own, english] = [language, DEFAULT_LANGUAGE].map((of) =>
    existsSync(path.join(project, `content/${of}/${file}.json`)) ? readJson(`${of}/${file}.json`) : {},
  );
  return assembleMessages({ schema, file, language, own, english, ...readOwner() }).messages;
}

/** `edited` replaces files by unsaved texts. @throws Error with the first mistake's place and remedy */
export function readPostFiles(
  today: string,
  root = project,
  edited: Readonly<Record<string, string>> = {},
): PostIndex<Post> {
  const files = globSync('content/*/posts/*.md', { cwd: root }).sort();
  const written = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const topics = topicsSchema.parse(readJson('topics.json', root));
  const hasPicture = (picture: string) => existsSync(path.join(root, 'public', picture));
  const texts = { ...Object.fromEntries(written), ...edited };
  const posts = readPosts(texts, { topics, today, hasPicture, owner: readOwner(root) });
  for (const ofLanguage of posts.values()) for (const { body } of ofLanguage.values()) readMarkdown(body);
  return posts;
}
