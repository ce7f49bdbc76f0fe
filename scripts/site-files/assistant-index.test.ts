import { expect, test } from 'vitest';
import { createAssistant } from '../../app/features/chat/retrieval/assistant.server.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { messagesIn, valuesIn } from '../../tests/support/messages.ts';
import { answerCards, cards as cardsFile } from './answer-cards.ts';
import { assistantIndexes } from './assistant-index.ts';
import { keysOf, named } from './card-lines.ts';
import { readTexts, valueAt } from './content-texts.ts';
import { readPostFiles } from './read-content.ts';

const TODAY = '2026-11-22';
const indexes = assistantIndexes(TODAY);
const assistant = createAssistant(indexes);
/** These questions are on topic, although they are declined. */
const inOwnWords = ['guard-competitor', 'guard-person'];

test('[CH-5] every card has its lines and ways to ask in every language, figures written, and one refusal for all', () => {
  // An owner may have fewer products than the cards name.
  const sold = /^products\.(?:bloodTest|recruitment|socialMedia|video|legal|nurseryRhymes)\./;
  const keys = Object.values(cardsFile).flatMap(({ lines }) => lines.flatMap(keysOf));
  const { texts } = readTexts('en', readPostFiles(TODAY));
  expect(keys.filter((key) => !(sold.test(key) || valueAt(texts, key)))).toEqual([]);
  const ids = Object.keys(indexes[0]?.cards ?? {});
  expect(ids.length).toBeGreaterThan(100);
  for (const { language, cards, questions, phrases } of indexes) {
    expect(Object.keys(cards)).toEqual(ids);
    const asked = new Set(questions.map(({ card }) => card));
    expect([language, ids.filter((id) => !asked.has(id))]).toEqual([language, []]);
    for (const [id, { answer, kind }] of Object.entries(cards)) {
      expect([language, id, /\{\w+\}|undefined|\[object|::/.exec(answer)]).toEqual([language, id, null]);
      const isTemplate = answer.startsWith(phrases.refusal);
      expect([id, isTemplate]).toEqual([id, kind === 'offTopic' && !inOwnWords.includes(id)]);
      const sections = cardsFile[id]?.read.filter((at) => /^\/\w+#/.test(at)) ?? [];
      expect([language, id, sections.filter((at) => !answer.includes(`${at})`))]).toEqual([language, id, []]);
    }
  }
});

test('[CH-5] a missing text is named as a fault, but products may be gone', () => {
  const content = readTexts('en', readPostFiles(TODAY));
  const without = (name: string) => answerCards({ ...content, texts: { ...content.texts, [name]: {} } });
  expect(without('products')['products-list']?.answer).not.toContain('- ');
  expect(() => without('about')).toThrow('team-leaders in en: there is no text at about.team');
});

test('[CH-5][ED-3] to posts that are gone, or an owner’s own under a number of the samples, no answer leads', () => {
  const posts = [...(readPostFiles(TODAY).get('en') ?? [])].map(
    ([id, post]) => [id, { ...post, head: { ...post.head, sample: id === 2 } }] as const,
  );
  const content = readTexts('en', new Map([['en', new Map(posts)]]));
  const cards = answerCards(content);
  expect(JSON.stringify(cards)).not.toMatch(/\/blog\/(?!2\b)/);
  for (const whole of ['training-plan', 'data-aiact-fines']) expect(cards).not.toHaveProperty(whole);
});

test('[CH-5] a card names no text by its number among others, which an edit would change', () => {
  for (const place of ['services.faq.items.3', '/privacy#section-9'])
    expect(named.safeParse(place).error?.message).toContain(`${place} counts`);
});

const suggested = ['company-offer', 'state-share', 'duration-project', 'data-where'];

const panels = indexes.map(({ language }) => language);

test.each(panels)(
  '[CH-1][CH-5] what the panel suggests in %s is answered right, on pages in every language',
  (language) => {
    const { questions } = messagesIn(language).chat.panel;
    for (const page of panels)
      expect(questions.map((question) => assistant.answer(question, page))).toEqual(
        suggested.map((card) => expect.objectContaining({ card, band: 'sure', language })),
      );
  },
);

const times = ['smallProjectWeeks', 'complexProjectMonths'] as const;
const rates = ['fit4aiSubsidy', 'smeSubsidy'] as const;

const asked = [
  ['uk', 'А скільки за день беруть інші консультанти?', 'guard-competitor', []],
  ['de', 'Wie lange dauert das, bis hier was läuft?', 'duration', times],
  ['en', 'any money for our bakery of twelve people?', 'state-eligible', rates],
  ['fr', 'Le patron s’appelle comment au juste ?', 'team-leaders', []],
  ['de', 'Wann genau löschen Sie meine Nachricht?', 'site-privacy', ['retentionDays']],
  ['uk', 'чи можемо поговорити цього тижня', 'contact-appointment', []],
  ['fr', 'SME Packages, ça coûte combien au juste ?', 'sme-cost', ['smeBudget']],
] as const;
const spoken = asked.filter(([language]) => languages.includes(language));

test.each(spoken)(
  '[CH-5] in %s “%s” is answered with what was asked',
  (language, question, card, figures) => {
    const { text, card: found } = assistant.answer(question, language);
    expect(found).toMatch(card);
    for (const figure of figures) expect(text).toContain(valuesIn(language)[figure]);
  },
);

test('[CH-5] in every language, prices are those of content, a talk is booked here, and tracking needs a yes', () => {
  for (const { language, cards } of indexes) {
    const { priceProject, priceDay, priceTrainingDay } = valuesIn(language);
    expect(cards['price-project']?.answer).toContain(priceProject);
    expect(cards['price-consulting']?.answer).toContain(priceDay);
    expect(cards['price-training']?.answer).toContain(priceTrainingDay);
    expect(cards['contact-appointment']?.answer).toContain(`](/${language}/book)`);
    const { nothing } = messagesIn(language).consent.banner;
    expect(cards['site-analytics']?.answer).toContain(nothing);
  }
});

test('[CH-2] a paid service gets all pages of a language and the nearest answers', () => {
  const { context } = assistant.answer('How long do you keep what I write in the contact form?', 'en');
  const { pages, nearest } = context;
  expect(pages).toContain('## SME Packages (/en#smepackages)');
  expect(pages).toContain(valuesIn('en').smeBudget);
  expect(pages.length).toBeGreaterThan(15_000);
  expect(nearest).toContain('(/en/privacy#messages)');
});
