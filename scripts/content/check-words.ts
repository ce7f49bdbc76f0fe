import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { postHead } from '../../app/features/blog/read-posts.server.ts';
import { policyHead } from '../../app/features/legal/policy-head.ts';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';
import { fillAll } from '../../app/lib/content/fill.ts';
import { readFrontMatter } from '../../app/lib/content/front-matter.server.ts';
import { textValues } from '../../app/lib/content/text-values.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../app/lib/i18n/languages.ts';
import { utcDay } from '../../app/lib/utc-day.ts';
import { assistantIndexes } from '../site-files/assistant-index.ts';
import { deadPostLinks } from '../site-files/dead-links.ts';
import { readJson, readOwner, readPostFiles } from '../site-files/read-content.ts';
import { compareMessages, lengthAdvice, textsIn } from './compare-messages.ts';
import { messageSchemas } from './message-schemas.ts';
import { outdatedTexts } from './outdated-texts.ts';
import { textErrors, textRulesSchema, textsOfMarkdown } from './text-errors.ts';
import rulesFile from './text-rules.json' with { type: 'json' };

/** Names texts that a language lacks, has too much, or writes against its rules. */
const content = path.resolve(import.meta.dirname, '../../content');
const { company, facts } = readOwner();
const rules = textRulesSchema.parse(rulesFile);
/** `content/<language>/glossary.json` has the one name of a thing, and others that no text may use. */
const glossarySchema = z.strictObject({
  note: z.string(),
  terms: z.array(z.strictObject({ keep: z.string(), drop: z.array(z.string()).min(1) })).min(1),
});
const errors: string[] = [];
const notes: string[] = [];

for (const language of languages) {
  const folder = path.join(content, language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'glossary.json');
  const phrases = rules.languages[language]?.phrases ?? {};
  const glossary = existsSync(path.join(folder, 'glossary.json'))
    ? glossarySchema.parse(readJson(`${language}/glossary.json`)).terms
    : [];
  for (const { keep, drop } of glossary) phrases[`(?<!\\p{L})(?i:${drop.join('|')})(?!\\p{L})`] = keep;
  const differences = names.flatMap((name) => checkFile(language, path.basename(name, '.json')));
  const absent = Object.keys(messageSchemas).filter((file) => !names.includes(`${file}.json`));
  const keysOf = (sought: string) => differences.flatMap(({ kind, key }) => (kind === sought ? key : []));
  process.stdout.write(`${language}: ${names.length} files\n`);
  print('shown in English', [...absent, ...keysOf('fallback')]);
  if (process.argv.includes('--identical')) print('identical to English', keysOf('identical'));
  for (const name of globSync('{posts,legal}/*.md', { cwd: folder })) checkText(language, name);
}

function print(title: string, keys: string[]): void {
  if (keys.length > 0) process.stdout.write(`  ${title}: ${keys.join(', ')}\n`);
}

function checkText(language: Language, name: string): void {
  const at = `content/${language}/${name}`;
  const text = readFileSync(path.join(content, language, name), 'utf8');
  errors.push(...textErrors(language, textsOfMarkdown(at, text), { company, facts, rules }));
  const schema = name.startsWith('posts/') ? postHead({}, () => true) : policyHead;
  collect(() => notes.push(...lengthAdvice(at, schema, readFrontMatter(z.looseObject({}), at, text).head)));
}

function checkFile(language: Language, file: string) {
  const at = `content/${language}/${file}.json`;
  const schema = messageSchemas[file];
  if (!schema) return [];
  const own = readJson(`${language}/${file}.json`);
  const english = readJson(`${DEFAULT_LANGUAGE}/${file}.json`);
  const values = textValues({ company, facts }, language);
  notes.push(...lengthAdvice(at, schema, fillAll(own, values)));
  const texts = textsIn(own).map(([key, text]) => ({ at: `${at}: ${key}`, text }));
  errors.push(...textErrors(language, texts, { company, facts, rules }));
  const found = language === DEFAULT_LANGUAGE ? [] : compareMessages(english, isRecord(own) ? own : {});
  for (const { key, remedy } of found) if (remedy) errors.push(`${at}: ${key}: ${remedy}`);
  return found.map(({ kind, key }) => ({ kind, key: `${file}.${key}` }));
}

function collect(check: () => unknown): void {
  try {
    check();
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
}

const today = utcDay(Date.now());
collect(() => assistantIndexes(today));
collect(() => errors.push(...deadPostLinks(readPostFiles(today))));
const outdated = outdatedTexts(path.resolve(content, '..'));
notes.push(`${outdated.length} texts have not changed with their English original`);
for (const note of notes) process.stdout.write(`Note: ${note}\n`);
for (const text of outdated) process.stdout.write(`  ${text}\n`);
if (errors.length > 0) {
  process.stderr.write(`\nWords that must be mended:\n${errors.join('\n')}\n`);
  process.exitCode = 1;
}
