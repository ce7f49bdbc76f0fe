import { expect, test } from 'vitest';
import type { Language } from '../../../lib/i18n/languages.ts';
import { createAssistant } from './assistant.server.ts';
import type { AnswerCard, AssistantIndex } from './assistant-index.server.ts';

const phrases = {
  refusal: 'Not mine.',
  unsure: 'A person answers: [Write](/contact)',
  nearest: 'Nearest:',
  incomplete: 'Else: [Write](/contact)',
  offTopic: 'About us? [Write](/contact)',
};

const subsidy = {
  assumed: 'Of {budget}:',
  fits: '{name}: {grant}',
  outside: '{name}: outside',
  finder: 'Finder',
  names: { fit4ai: 'Fit', smePackages: 'SME' },
};

function card(answer: string, kind: AnswerCard['kind'] = 'content'): AnswerCard {
  return { answer, kind, calculates: false };
}

/** An index with two phrasings or more for each card. */
function index(language: Language, ...questions: string[]): AssistantIndex {
  return {
    language,
    phrases,
    subsidy,
    cards: {
      'fit4ai-cost': card(`${language}: €10,000`),
      'fit4ai-duration': card(`${language}: 6 months`),
      'sme-cost': { ...card(`${language}: 70%`), calculates: true },
      'sme-duration': card(`${language}: 1–3 months`),
      'team-leaders': card(`${language}: Ada`),
      'off-everyday': card('Not mine.', 'offTopic'),
    },
    questions: questions.map((line) => {
      const [name = '', question = '', previousCard] = line.split(' | ');
      return { card: name, question, ...(previousCard && { previousCard }) };
    }),
    pages: `Two programmes of the State. ${questions.join(' ')}`,
  };
}

const english = index(
  'en',
  'fit4ai-cost | what does a fit 4 ai diagnosis cost',
  'fit4ai-cost | price of fit 4 ai',
  'fit4ai-duration | how long does fit 4 ai take',
  'sme-cost | which share do sme packages pay',
  'sme-cost | and the other programme | fit4ai-cost',
  'sme-duration | how long do sme packages take',
  'team-leaders | who is the managing director',
  'team-leaders | who is your boss',
  'off-everyday | what is the weather tomorrow',
  'off-everyday | where can i eat pizza',
);
const russian = index(
  'ru',
  'team-leaders | кто у вас директор',
  'team-leaders | кто начальник фирмы',
  'fit4ai-cost | сколько стоит диагностика',
);
const assistant = createAssistant([english, russian]);
const ask = (question: string, previous?: string) => assistant.answer(question, 'en', previous);

test('[CH-5] a question is answered by the card that is asked for in such words, with a slip of the finger too', () => {
  expect(ask('so who is your boss?')).toMatchObject({ text: 'en: Ada', band: 'sure', card: 'team-leaders' });
  expect(ask('managing diretcor')).toMatchObject({ band: 'sure', card: 'team-leaders' });
});

test('[CH-5] other subjects are refused, and so is what no card has a word of', () => {
  expect(ask('pizza tomorrow?')).toMatchObject({ text: `Not mine.\n\n${phrases.offTopic}`, band: 'refused' });
  for (const question of ['xyx', '???', ''])
    expect(ask(question)).toMatchObject({ text: phrases.refusal, band: 'refused' });
});

test('[CH-5] between two cards that are as near, both are answered', () => {
  expect(ask('how long?')).toMatchObject({ text: 'en: 6 months\n\nen: 1–3 months', band: 'both' });
});

test('[CH-5] the parts of a question are answered one after the other, each once', () => {
  expect(ask('who is your boss, and how long does fit 4 ai take?')).toMatchObject({
    text: `en: Ada\n\nen: 6 months\n\n${phrases.incomplete}`,
    band: 'both',
  });
});

test('[CH-5] where no card is sure, or none is of this subject, a person is offered, and the nearest only called that', () => {
  expect(ask('the boss of my uncle fixes bicycles')).toMatchObject({
    band: 'sure',
    text: `en: Ada\n\n${phrases.incomplete}`,
  });
  expect(ask('the summer was long')).toMatchObject({
    band: 'unsure',
    text: `${phrases.unsure}\n\nNearest:\n\nen: 6 months`,
  });
});

test('[CH-5] a question without a known word is refused in the letters that it is written in', () => {
  const written = { ...russian, phrases: { ...phrases, refusal: 'Не моё.' } };
  const { answer } = createAssistant([english, written]);
  expect(answer('ъъъ', 'en')).toMatchObject({ text: 'Не моё.', band: 'refused' });
});

test('[CH-5] an amount is worked out where a card is for that, and only there', () => {
  const { answer } = assistant;
  expect(answer('which share do sme packages pay of 5000 euros', 'en').text).toContain('€5,000');
  expect(answer('which share do sme packages pay', 'en').text).toBe('en: 70%');
  expect(answer('is your boss worth 5000 euros', 'en').text).toBe('en: Ada');
});

test('[CH-5] a follow-up is understood by what was spoken of before', () => {
  expect(ask('and the other programme', 'price of fit 4 ai').card).toBe('sme-cost');
  expect(ask('how long?', 'do sme packages pay').card).toBe('sme-duration');
  expect(ask('how long?', 'price of fit 4 ai').card).toBe('fit4ai-duration');
});

test('[CH-5] the answer is in the language of the question, whatever the page is, and in Latin letters too', () => {
  expect(ask('кто директор?')).toMatchObject({ text: 'ru: Ada', language: 'ru' });
  expect(ask('kto u vas nachalnik')).toMatchObject({ text: 'ru: Ada', language: 'ru' });
  expect(assistant.answer('who is the boss', 'ru').language).toBe('en');
});

test('[CH-5][CH-6] of 1,500 characters the question is read, wherever it stands, and of an endless one how it ends', () => {
  const told = 'Tomorrow we eat pizza, whatever the weather. '.repeat(34);
  const asked = [
    `${told}Who is your boss?`,
    `Who is your boss?\n${told}`,
    `${told}Name your boss.\nThank you`,
  ];
  for (const long of asked) expect(ask(long)).toMatchObject({ text: 'en: Ada', band: 'sure' });
  expect(ask(`who is your boss ${'pizza '.repeat(1000)}`).band).toBe('refused');
});
