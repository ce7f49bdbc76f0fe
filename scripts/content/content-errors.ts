import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { policyHead } from '../../app/features/legal/policy-head.ts';
import { assembleMessages, isRecord } from '../../app/lib/content/assemble-messages.ts';
import { readFrontMatter } from '../../app/lib/content/front-matter.server.ts';
import { readMarkdown } from '../../app/lib/content/markdown.server.ts';
import { textValues } from '../../app/lib/content/text-values.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../app/lib/i18n/languages.ts';
import { valueAt } from '../site-files/content-texts.ts';
import { readJson, readOwner, readPostFiles } from '../site-files/read-content.ts';
import { placeholderErrors } from './compare-messages.ts';
import { messageSchemas } from './message-schemas.ts';
import { schemaErrors, sharedSchemas } from './shared-schemas.ts';

/** The shared files may have no mistakes. */
export function textFileErrors(root: string): string[] {
  const isShown = (file: string) => isLanguage(file.split('/')[1]) && !file.endsWith('/glossary.json');
  const texts = globSync('content/*/{*.json,legal/*.md}', { cwd: root }).filter(isShown);
  const posts = globSync('content/*/posts/*.md', { cwd: root }).slice(0, 1);
  const wrong = [...texts, ...posts].flatMap((file) =>
    fileErrors(root, file, { [file]: readFileSync(path.join(root, file), 'utf8') }),
  );
  const homes = texts.filter((file) => file.endsWith('/home.json'));
  return wrong.length > 0 ? wrong : homes.flatMap((file) => productErrors(root, file));
}

/** Without a text in home.json for each product, the page would fail. */
function productErrors(root: string, file: string): string[] {
  const items = valueAt(readJson(file.replace('content/', ''), root), 'products.items');
  return Object.keys(readOwner(root).company.products).flatMap((product) =>
    isRecord(items) && !(product in items)
      ? `${file}: products.items lacks ${product}, which company.json has: write its name and text`
      : [],
  );
}

/** Returns sentences with place, mistake and remedy, but of posts only the first, because all posts must agree. */
export function fileErrors(root: string, file: string, edited: Readonly<Record<string, string>>): string[] {
  const text = edited[file] ?? '';
  const [, language, folder] = file.split('/');
  const base = path.basename(file, path.extname(file));
  try {
    if (file.endsWith('.json') && !isLanguage(language))
      return schemaErrors(file, sharedSchemas[base] ?? z.never(), JSON.parse(text));
    if (folder === 'posts') readPostFiles('9999-12-31', root, edited);
    else if (file.endsWith('.md'))
      readMarkdown(readFrontMatter(policyHead, file, text, readOwner(root)).body);
    else if (isLanguage(language)) {
      const schema = messageSchemas[base];
      if (!schema) return [`${file}: no page asks for this file: take it out`];
      const owner = readOwner(root);
      const own: unknown = JSON.parse(text);
      const mistyped = placeholderErrors(file, own, textValues(owner, language));
      if (mistyped.length > 0) return mistyped;
      const english = language === DEFAULT_LANGUAGE ? {} : readJson(`${DEFAULT_LANGUAGE}/${base}.json`, root);
      assembleMessages({ schema, file: base, language, own, english, ...owner });
    }
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
