import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postHead, topicsSchema } from '../app/features/blog/read-posts.server.ts';
import { policyHead } from '../app/features/legal/policy-text.ts';
import { assembleMessages } from '../app/lib/content/assemble-messages.ts';
import { companySchema } from '../app/lib/content/company.ts';
import { fillAll } from '../app/lib/content/fill.ts';
import { readFrontMatter } from '../app/lib/content/front-matter.server.ts';
import { textValues } from '../app/lib/content/text-values.ts';
import { languages } from '../app/lib/i18n/languages.ts';
import { facts } from '../tests/support/messages.ts';
import { lengthAdvice } from './compare-messages.ts';
import { messageSchemas } from './message-schemas.ts';

const project = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(project, file), 'utf8');
const json = (file: string) => JSON.parse(textOf(`content/${file}.json`));
const files = Object.entries(messageSchemas).flatMap(([file, schema]) =>
  languages.map((language) => ({ file, schema, language })),
);
const named = (name: string) => companySchema.parse({ ...json('company'), name });

function assembled({ file, schema, language }: (typeof files)[number], name: string) {
  const [own, english] = [json(`${language}/${file}`), json(`en/${file}`)];
  return assembleMessages({ schema, file, language, own, english, facts, company: named(name) }).messages;
}

test.for([2, 15, 40, 60])(
  '[ED-4] a name of %i characters fits all words, posts and legal texts in all languages, whatever it is made of',
  (length) => {
    const name = `${'N"o: '.repeat(12).slice(0, length - 1)}x`;
    const known = { company: named(name), facts };
    for (const one of files) expect(JSON.stringify(assembled(one, name))).not.toContain('{company}');
    expect(JSON.stringify(files.map((one) => assembled(one, name)))).toContain(
      JSON.stringify(name).slice(1, -1),
    );
    const head = postHead(topicsSchema.parse(json('topics')), () => true);
    for (const file of globSync('content/*/{posts,legal}/*.md', { cwd: project })) {
      const schema = file.includes('/posts/') ? head : policyHead;
      expect(
        readFrontMatter<typeof head | typeof policyHead>(schema, file, textOf(file), known).body.text,
      ).not.toContain('{company}');
    }
  },
);

test('[ED-4] what grows too long by the name alone is advice, by file, key and length; what is too long by itself is an error', () => {
  const news = { file: 'news', schema: messageSchemas.news ?? expect.unreachable(), language: 'fr' } as const;
  const adviceFor = (name: string) => {
    const values = textValues({ company: named(name), facts }, 'fr');
    return lengthAdvice('content/fr/news.json', news.schema, fillAll(json('fr/news'), values));
  };
  expect(adviceFor('Novum')).toEqual([]);
  expect(adviceFor('N'.repeat(60))).toContainEqual(
    expect.stringMatching(/^content\/fr\/news\.json: meta\.title: \d+ characters .*, better at most 44$/),
  );
  const own = json('fr/news');
  own.meta.title = 'x'.repeat(45);
  const { file, schema, language } = news;
  const input = { file, schema, language, own, english: json('en/news'), facts, company: named('No') };
  expect(() => assembleMessages(input)).toThrow(/meta\.title/);
});

test.for(['N', ' N ', 'N'.repeat(61)])('[ED-4] “%s” is no name of a company', (name) => {
  expect(() => named(name)).toThrow('in 2 to 60 characters');
});
