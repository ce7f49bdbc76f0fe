import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postHead, topicsSchema } from '../../app/features/blog/read-posts.server.ts';
import { policyHead } from '../../app/features/legal/policy-head.ts';
import { assembleMessages } from '../../app/lib/content/assemble-messages.ts';
import { companySchema } from '../../app/lib/content/company.ts';
import { fillAll } from '../../app/lib/content/fill.ts';
import { readFrontMatter } from '../../app/lib/content/front-matter.server.ts';
import { textValues } from '../../app/lib/content/text-values.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { facts } from '../../tests/support/messages.ts';
import { lengthAdvice } from './compare-messages.ts';
import { messageSchemas } from './message-schemas.ts';

const project = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(project, file), 'utf8');
const json = (file: string) =>
  existsSync(path.join(project, `content/${file}.json`)) ? JSON.parse(textOf(`content/${file}.json`)) : {};
const named = (name: string) => companySchema.parse({ ...json('company'), name });

test.for([2, 60])('[ED-4] a name of %i characters fits all messages, posts and legal texts', (length) => {
  const name = `${'N"o: '.repeat(12).slice(0, length - 1)}x`;
  const known = { company: named(name), facts };
  for (const [file, schema] of Object.entries(messageSchemas)) {
    for (const language of languages) {
      const [own, english] = [json(`${language}/${file}`), json(`en/${file}`)];
      const { messages } = assembleMessages({ schema, file, language, own, english, ...known });
      expect(JSON.stringify(messages)).not.toContain('{company}');
    }
  }
  const head = postHead(topicsSchema.parse(json('topics')), () => true);
  for (const file of globSync('content/*/{posts,legal}/*.md', { cwd: project })) {
    const schema = file.includes('/posts/') ? head : policyHead;
    const { body } = readFrontMatter<typeof head | typeof policyHead>(schema, file, textOf(file), known);
    expect(body.text).not.toContain('{company}');
  }
});

test('[ED-4] what the name alone makes too long is a note with file, key and length; a name has 2 to 60 characters', () => {
  const { news = expect.unreachable() } = messageSchemas;
  const notesFor = (name: string) => {
    const values = textValues({ company: named(name), facts }, 'fr');
    return lengthAdvice('content/fr/news.json', news, fillAll(json('fr/news'), values));
  };
  for (const wrong of ['N', ' N ', 'N'.repeat(61)])
    expect(() => named(wrong)).toThrow('in 2 to 60 characters');
  expect(notesFor('Novum')).toEqual([]);
  const note = /^content\/fr\/news\.json: meta\.title: \d+ characters; search engines show 20 to 44$/m;
  expect(notesFor('N'.repeat(60)).join('\n')).toMatch(note);
});
