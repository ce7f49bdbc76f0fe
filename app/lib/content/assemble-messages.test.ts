import { expect, test } from 'vitest';
import { z } from 'zod';
import { popupMessages } from '../../features/popup/popup.messages.ts';
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
  return assembleMessages({
    schema,
    file: 'home',
    language: 'fr',
    own,
    english,
    facts,
    company: { ...company, name: 'Novum' },
  });
}

test('[LG-6] a section that a language leaves out as a whole stands in English, and is named', () => {
  const { messages, fallback } = assemble({ hero: { title: 'Bonjour', text: 'L’État paie {subsidy}.' } });
  expect(messages.news.title).toBe('News');
  expect(messages.hero.title).toBe('Bonjour');
  expect(fallback).toEqual(['news']);
});

test('[LG-6] half a section is an error that names the language, the file and the key', () => {
  expect(() => assemble({ hero: { title: 'Bonjour' }, news: { title: 'Actualités' } })).toThrow(
    /content\/fr\/home\.json[\s\S]*hero\.text/,
  );
});

test('[LG-8] a key that no page asks for is an error', () => {
  expect(() => assemble({ ...english, extra: { title: 'x' } })).toThrow(/extra/);
});

test('a figure is written into a text in the language of that text, borrowed sections in English', () => {
  expect(assemble({ ...english }).messages.hero.text).toMatch(/^The State pays 70\s%\.$/);
  expect(assemble({ news: { title: 'Actualités' } }).messages.hero.text).toBe('The State pays 70%.');
});

test('the note of a word reaches whoever edits the content by its schema', () => {
  const { properties } = z.toJSONSchema(popupMessages.shape.popup);
  expect(properties?.announcement).toMatchObject({
    description: expect.stringContaining('screen readers'),
  });
});

test('[ED-4] the company is written into a text, under the name that its file has now', () => {
  const own = { hero: { title: '{company}', text: 'Écrivez à {email}.' }, news: { title: 'Chez {company}' } };
  const { messages } = assemble(own);
  expect(messages).toEqual({
    hero: { title: 'Novum', text: `Écrivez à ${company.emails.general}.` },
    news: { title: 'Chez Novum' },
  });
});
