import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { LIMIT_RULES, type LimitRules } from '../../../server/rate-limit/limit-rules.ts';
import { type Block, plainText } from '../../lib/content/markdown.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { languageCookieAttributes } from '../../lib/i18n/negotiate.ts';
import { registry } from '../../submissions.ts';
import { QUESTION_DAYS } from '../chat/server/kept-questions.server.ts';
import { consentDays } from '../consent/consent-cookie.ts';
import { CONSENT_RECORD_YEARS } from '../consent/consent-records.server.ts';
import { loadPolicy, type PolicyName, readPolicy } from './policy.server.ts';

const policies: readonly PolicyName[] = ['terms', 'privacy', 'cookies'];

function open(name: PolicyName, language = 'en') {
  const url = new URL(`https://site.example/${language}/${name}`);
  return loadPolicy({ request: new Request(url), url }, name);
}

function messages(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items;
      if (block.kind === 'table') return block.rows.flat();
      return [block.of];
    })
    .map(plainText)
    .join('\n');
}

function messagesOf(name: PolicyName): string {
  const { introduction, sections } = open(name);
  return [
    messages(introduction),
    ...sections.map(({ title, blocks }) => `${title}\n${messages(blocks)}`),
  ].join('\n');
}

test('[PG-6] every policy of every language that has it can be read, and names nothing that nobody knows', () => {
  for (const language of languages) {
    for (const name of policies) expect(() => readPolicy(name, language)).not.toThrow();
  }
});

test('[LG-6] where a language has a policy, it has as many sections as the English one', () => {
  for (const name of policies) {
    const counts = languages.flatMap((language) => readPolicy(name, language)?.sections.length ?? []);
    expect(new Set(counts).size).toBe(1);
  }
});

test('[PG-6] the privacy policy names every right, the age of sixteen and the authority', () => {
  const text = messagesOf('privacy');
  const rights = [
    'Access',
    'Rectification',
    'Erasure',
    'Restriction',
    'Portability',
    'Objection',
    'Withdrawal of consent',
    'Complaint',
  ];
  expect(rights.filter((right) => !text.includes(`${right} (Article`))).toEqual([]);
  expect(text).toContain('not for children under 16');
  expect(text).toContain('(CNPD)');
});

test('[PG-6] the cookie policy names the four groups and the seven cookies', () => {
  const { sections } = open('cookies');
  const names = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map(([first = []]) => plainText(first)) : [],
    ),
  );
  expect(names).toEqual(expect.arrayContaining(['Essential', 'Functionality', 'Performance', 'Marketing']));
  const text = messagesOf('cookies');
  const cookies = [
    'session cookie',
    'CSRF cookie',
    'Consent: consent',
    'Language preference: language',
    'user settings',
    'Analytics: _ga',
    'Marketing\n',
  ];
  expect(cookies.filter((cookie) => !text.includes(cookie))).toEqual([]);
});

test('[PG-6] the policies promise the times that the server keeps', () => {
  const config = readConfig({});
  expect(config.ok && config.config.retentionDays).toBe(facts.letterDays?.value);
  const rules: LimitRules = { ...LIMIT_RULES, ...registry.limits };
  const { confirmation, consent_day: _, ...byVisitor } = rules;
  expect(confirmation).toEqual({ points: 3, duration: 24 * 60 * 60 });
  const longest = Math.max(...Object.values(byVisitor).map(({ duration }) => duration));
  expect(longest / 60).toBe(facts.limitMinutes?.value);
  expect(CONSENT_RECORD_YEARS).toBe(facts.consentRecordYears?.value);
  expect(Math.floor(consentDays / 30)).toBe(facts.consentMonths?.value);
  expect(QUESTION_DAYS).toBe(facts.questionDays?.value);
  const seconds = Number(/Max-Age=(\d+)/.exec(languageCookieAttributes)?.[1]);
  expect((seconds / 86_400 / 365) * 12).toBe(facts.languageMonths?.value);
});
