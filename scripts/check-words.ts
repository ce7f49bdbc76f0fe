import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { assembleWords } from '../app/content/assemble-words.ts';
import { readProgrammes } from '../app/content/programmes.ts';
import { textValues } from '../app/content/text-values.ts';
import { defaultLanguage, type Language, languages } from '../app/i18n/languages.ts';
import { assistantIndexes } from '../site-files/assistant-index.ts';
import { readKnown } from '../site-files/read-content.ts';
import { compareWords, type WordsReport } from './compare-words.ts';
import { outdatedTexts } from './outdated-texts.ts';
import { textFaults, textRulesSchema, textsOfMarkdown, textsOfWords } from './text-faults.ts';
import rulesFile from './text-rules.json' with { type: 'json' };
import { wordSchemas } from './word-schemas.ts';

/** `npm run check:words`: per language what is missing, extra, identical to English, or has other placeholders. */
const content = path.resolve(import.meta.dirname, '../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

const { company, facts } = readKnown();
// It throws where it has another shape, or names a figure that does not exist.
readProgrammes(read('programmes.json'), facts);
const rules = textRulesSchema.parse(rulesFile);

function schemaFault(language: Language, file: string, own: unknown, english: unknown): string[] {
  const schema = wordSchemas[file] ?? z.never();
  try {
    assembleWords({ schema, file, language, own, english, facts, company });
    return [];
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
}

function describe(language: Language, report: WordsReport): string {
  const line = (name: string, keys: string[]) => (keys.length > 0 ? [`  ${name}: ${keys.join(', ')}`] : []);
  const sections = [
    ...line('whole sections left out, shown in English', report.borrowed),
    ...(process.argv.includes('--identical') ? line('identical to English', report.identical) : []),
  ];
  return [`${language}: ${report.texts} texts`, ...sections].join('\n');
}

const faults: string[] = [];
for (const language of languages) {
  const names = readdirSync(path.join(content, language)).filter((name) => name.endsWith('.json'));
  const pairs = Object.keys(wordSchemas).map((file) => ({
    file,
    english: read(`${defaultLanguage}/${file}.json`),
    own: names.includes(`${file}.json`) ? read(`${language}/${file}.json`) : {},
    isOriginal: language === defaultLanguage,
  }));
  const report = compareWords(pairs, textValues({ company, facts }, language));
  for (const { file, own, english } of pairs) faults.push(...schemaFault(language, file, own, english));
  for (const name of names.filter((file) => !(path.basename(file, '.json') in wordSchemas)))
    faults.push(`content/${language}/${name}: no page asks for this file`);
  process.stdout.write(`${describe(language, report)}\n`);
  const texts = [
    ...names.flatMap((name) => textsOfWords(`content/${language}/${name}`, read(`${language}/${name}`))),
    ...globSync(`${language}/**/*.md`, { cwd: content }).flatMap((name) =>
      textsOfMarkdown(`content/${name}`, readFileSync(path.join(content, name), 'utf8')),
    ),
  ];
  faults.push(...textFaults(language, texts, { company, facts, rules }));
  const place = (key: string) => `content/${language}/${key.replace('.', '.json: ')}`;
  faults.push(
    ...report.missing.map((key) => `${place(key)}: the English text has it: translate it`),
    ...report.extra.map((key) => `${place(key)}: the English file has no such text: take it out`),
    ...report.placeholders.map((key) => `${place(key)}: name in braces what the English text names`),
  );
}
try {
  // Reads every post, and every line that a card of the assistant points at, in each language.
  assistantIndexes(new Date().toISOString().slice(0, 10));
} catch (fault) {
  faults.push(fault instanceof Error ? fault.message : String(fault));
}
const toBeCompleted = Object.entries({ legalForm: company.legalForm, ...company.registers })
  .filter(([, value]) => value === '')
  .map(([name]) => name);
if (toBeCompleted.length > 0) {
  process.stdout.write(
    `Note: the legal notice is to be completed: ${toBeCompleted.join(', ')} in company.json\n`,
  );
}
const outdated = await outdatedTexts(path.resolve(content, '..'));
process.stdout.write(`Note: ${outdated.length} texts are older than their English original\n`);
for (const text of outdated) process.stdout.write(`  ${text}\n`);
if (faults.length > 0) {
  process.stderr.write(`\nWords that must be mended:\n${faults.join('\n')}\n`);
  process.exit(1);
}
