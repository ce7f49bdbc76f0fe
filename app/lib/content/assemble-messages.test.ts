import { expect, test } from 'vitest';
import { z } from 'zod';
import { assembleMessages } from './assemble-messages.ts';
import type { Facts } from './facts.ts';
import { company } from './owner-content.server.ts';

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

test('[LG-6][ED-4] a section left out as a whole stands in English, and is named; figures are in each language', () => {
  const { messages, fallbackSections } = assemble({ news: { title: '{company} : {subsidy}' } });
  expect(messages).toEqual({
    hero: { title: 'Hello', text: 'The State pays 70%.' },
    news: { title: 'Novum : 70\u00a0%' },
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
