import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { assembleMessages } from '../app/lib/content/assemble-messages.ts';
import { fillAll } from '../app/lib/content/fill.ts';
import { readProgrammes } from '../app/lib/content/programmes.ts';
import { textValues } from '../app/lib/content/text-values.ts';
import { defaultLanguage, type Language, languages } from '../app/lib/i18n/languages.ts';
import { compareMessages, lengthAdvice, type MessagesReport } from './compare-messages.ts';
import { messageSchemas } from './message-schemas.ts';
import { outdatedTexts } from './outdated-texts.ts';
import { assistantIndexes } from './site-files/assistant-index.ts';
import { readKnown } from './site-files/read-content.ts';
import { textErrors, textRulesSchema, textsOfMarkdown, textsOfMessages } from './text-errors.ts';
import rulesFile from './text-rules.json' with { type: 'json' };

/**
 * `npm run check:words`: per language the missing, extra and untranslated texts, and those with other
 * placeholders.
 */
const content = path.resolve(import.meta.dirname, '../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

const { company, facts } = readKnown();
// Throws on an invalid shape or an unknown figure.
readProgrammes(read('programmes.json'), facts);
const rules = textRulesSchema.parse(rulesFile);
const advice: string[] = [];

function schemaError(language: Language, file: string, own: unknown, english: unknown): string[] {
  const schema = messageSchemas[file] ?? z.never();
  try {
    assembleMessages({ schema, file, language, own, english, facts, company });
    const filled = fillAll(own, textValues({ company, facts }, language));
    advice.push(...lengthAdvice(`content/${language}/${file}.json`, schema, filled));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function describe(language: Language, report: MessagesReport): string {
  const line = (name: string, keys: string[]) => (keys.length > 0 ? [`  ${name}: ${keys.join(', ')}`] : []);
  const sections = [
    ...line('whole sections left out, shown in English', report.fallback),
    ...(process.argv.includes('--identical') ? line('identical to English', report.identical) : []),
  ];
  return [`${language}: ${report.texts} texts`, ...sections].join('\n');
}

const errors: string[] = [];
for (const language of languages) {
  const names = readdirSync(path.join(content, language)).filter((name) => name.endsWith('.json'));
  const pairs = Object.keys(messageSchemas).map((file) => ({
    file,
    english: read(`${defaultLanguage}/${file}.json`),
    own: names.includes(`${file}.json`) ? read(`${language}/${file}.json`) : {},
    isOriginal: language === defaultLanguage,
  }));
  const report = compareMessages(pairs, textValues({ company, facts }, language));
  for (const { file, own, english } of pairs) errors.push(...schemaError(language, file, own, english));
  for (const name of names.filter((file) => !(path.basename(file, '.json') in messageSchemas)))
    errors.push(`content/${language}/${name}: no page asks for this file`);
  process.stdout.write(`${describe(language, report)}\n`);
  const texts = [
    ...names.flatMap((name) => textsOfMessages(`content/${language}/${name}`, read(`${language}/${name}`))),
    ...globSync(`${language}/**/*.md`, { cwd: content }).flatMap((name) =>
      textsOfMarkdown(`content/${name}`, readFileSync(path.join(content, name), 'utf8')),
    ),
  ];
  errors.push(...textErrors(language, texts, { company, facts, rules }));
  const place = (key: string) => `content/${language}/${key.replace('.', '.json: ')}`;
  errors.push(
    ...report.missing.map((key) => `${place(key)}: the English text has it: translate it`),
    ...report.extra.map((key) => `${place(key)}: the English file has no such text: take it out`),
    ...report.placeholders.map((key) => `${place(key)}: name in braces what the English text names`),
  );
}
try {
  // Throws on an invalid post, or a card's line that is absent.
  assistantIndexes(new Date().toISOString().slice(0, 10));
} catch (error) {
  errors.push(error instanceof Error ? error.message : String(error));
}
const toBeCompleted = Object.entries({ legalForm: company.legalForm, ...company.registers })
  .filter(([, value]) => value === '')
  .map(([name]) => name);
if (toBeCompleted.length > 0) {
  process.stdout.write(
    `Note: the legal notice is to be completed: ${toBeCompleted.join(', ')} in company.json\n`,
  );
}
for (const line of advice) process.stdout.write(`Note: ${line}\n`);
const outdated = await outdatedTexts(path.resolve(content, '..'));
process.stdout.write(`Note: ${outdated.length} texts are older than their English original\n`);
for (const text of outdated) process.stdout.write(`  ${text}\n`);
if (errors.length > 0) {
  process.stderr.write(`\nWords that must be mended:\n${errors.join('\n')}\n`);
  process.exit(1);
}
