import { expect, test } from 'vitest';
import { z } from 'zod';
import { assembleMessages } from './assemble-messages.ts';
import type { Facts } from './facts.ts';
import { company } from './owner.server.ts';

const schema = z.strictObject({
  hero: z.strictObject({ title: z.string(), text: z.string() }),
  news: z.strictObject({ title: z.string() }),
});
const english = { hero: { title: 'Hello', text: 'The State pays {subsidy}.' }, news: { title: 'News' } };
const facts: Facts = { subsidy: { kind: 'percent', value: 70 } };

function assemble(own: unknown) {
  const named = { ...company, name: 'Novum' };
  return assembleMessages({ schema, file: 'home', language: 'fr', own, english, facts, company: named });
}

test('[LG-6] a section that a language leaves out as a whole stands in English, and is named', () => {
  const { messages, fallbackSections } = assemble({ news: { title: 'Actualités' } });
  expect(messages).toEqual({
    hero: { title: 'Hello', text: 'The State pays 70%.' },
    news: { title: 'Actualités' },
  });
  expect(fallbackSections).toEqual(['hero']);
});

test('[LG-6][LG-8] half a section, and a key that no page asks for, are errors that name language, file and key', () => {
  expect(() => assemble({ hero: { title: 'Bonjour' }, news: { title: 'Actualités' } })).toThrow(
    'content/fr/home.json: hero.text: is missing: write it, or take out all of hero: then it stands there in English',
  );
  expect(() => assemble({ ...english, extra: { title: 'x' } })).toThrow(
    'content/fr/home.json: there is no extra here: take it out',
  );
});

test('[ED-4] the company and figures are written into a text, in its language', () => {
  const hero = { title: '{company}', text: 'Écrivez à {email} : {subsidy}.' };
  expect(assemble({ hero, news: { title: 'Chez {company}' } }).messages).toEqual({
    hero: { title: 'Novum', text: `Écrivez à ${company.emails.general} : 70\u00a0%.` },
    news: { title: 'Chez Novum' },
  });
});
