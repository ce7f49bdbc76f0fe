import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/running-site.ts';
import { createAssistant, learnFrom, openAssistant } from './assistant.server.ts';
import { type AnswerCard, type AssistantIndex, MODEL_FILE } from './assistant-index.server.ts';

const reply = {
  refusal: 'Not mine.',
  unsure: 'A person answers:',
  nearest: 'Nearest:',
  otherwise: 'Else:',
  belonging: 'About us?',
  source: 'More:',
};

const support = {
  assumed: 'Of {budget}:',
  fits: '{name}: {grant}',
  outside: '{name}: outside',
  finder: 'Finder',
  names: { fit4ai: 'Fit', smePackages: 'SME' },
};

function card(answer: string, isOffTopic = false): AnswerCard {
  return { answer, isOffTopic, isContact: false, calculates: false };
}

/** An index with two phrasings or more for each card. */
function index(language: string, ...questions: string[]): AssistantIndex {
  return {
    language,
    messages: { reply: { ...reply, contact: '', help: '' }, support },
    cards: {
      'fit4ai-cost': card(`${language}: €10,000`),
      'fit4ai-duration': card(`${language}: 6 months`),
      'sme-cost': { ...card(`${language}: 70%`), calculates: true },
      'sme-duration': card(`${language}: 1–3 months`),
      'team-leaders': card(`${language}: Ada`),
      'off-everyday': card('Not mine.', true),
    },
    questions: questions.map((line) => {
      const [name = '', question = '', before] = line.split(' | ');
      return { card: name, question, ...(before && { before }) };
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
const ask = (question: string, ...earlier: string[]) => assistant.answer(question, 'en', earlier);

test('[CH-5] a question is answered by the card that is asked for in such words, with a slip of the finger too', () => {
  expect(ask('so who is the boss?')).toMatchObject({ text: 'en: Ada', band: 'sure', card: 'team-leaders' });
  expect(ask('managing diretcor')).toMatchObject({ text: 'en: Ada', card: 'team-leaders' });
});

test('[CH-5] other subjects are refused, and so is what no card has a word of', () => {
  for (const question of ['pizza tomorrow?', 'xyx', '???', ''])
    expect([question, ask(question).text, ask(question).band]).toEqual([question, reply.refusal, 'refused']);
});

test('[CH-5] between two cards that are as near, both are answered', () => {
  const { text, band } = ask('how long?');
  expect({ text, band }).toEqual({ text: 'en: 6 months\n\nen: 1–3 months', band: 'both' });
});

test('[CH-5] the parts of a question are answered one after the other, each once', () => {
  const { text, band } = ask('who is your boss, and how long does fit 4 ai take?');
  expect({ text, band }).toEqual({ text: 'en: Ada\n\nen: 6 months', band: 'both' });
});

test('[CH-5] where no card is sure, or none is of this subject, a person is offered, and the nearest only called that', () => {
  const cards = {
    ...english.cards,
    'contact-appointment': card('Talks.\n\nmail\n\n[Write](/contact)'),
  };
  const { answer } = createAssistant([{ ...english, cards }]);
  expect(answer('the boss of my uncle fixes bicycles', 'en')).toMatchObject({
    band: 'sure',
    text: 'en: Ada\n\nElse: [Write](/contact)',
  });
  expect(answer('the summer was long', 'en')).toMatchObject({
    band: 'unsure',
    text: 'A person answers:\n\nmail\n\n[Write](/contact)\n\nNearest:\n\nen: 1–3 months',
  });
  expect(answer('pizza tomorrow?', 'en').text).toBe('Not mine.\n\nAbout us? [Write](/contact)');
});

test('[CH-5] a question without a known word is refused in the letters that it is written in', () => {
  const written = {
    ...russian,
    messages: { ...russian.messages, reply: { ...russian.messages.reply, refusal: 'Не моё.' } },
  };
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
  expect(assistant.answer('who is the boss', 'ru').text).toBe('en: Ada');
});

test('[CH-5] a stored model knows the languages, in whatever order the build read them', () => {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  writeFileSync(path.join(folder, MODEL_FILE), learnFrom([russian, english]).weights);
  for (const one of [english, russian])
    writeFileSync(path.join(folder, `${one.language}.json`), JSON.stringify(one));
  const { answer } = openAssistant(folder);
  expect(answer('кто директор?', 'ru').language).toBe('ru');
  expect(answer('who is the boss', 'en').language).toBe('en');
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
