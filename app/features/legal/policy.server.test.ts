import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import { COUNT_MONTHS } from '../../../server/page-counts/page-counts.ts';
import { type LimitRules, platformLimits } from '../../../server/rate-limit/rate-limits.ts';
import { type Block, plainText, sectionsOf } from '../../lib/content/markdown.ts';
import { company, facts } from '../../lib/content/owner-content.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { LANGUAGE_COOKIE_ATTRIBUTES } from '../../lib/i18n/negotiate.ts';
import { policies } from '../../lib/site-paths.ts';
import { serverModules } from '../../server-modules.ts';
import { QUESTION_DAYS } from '../chat/server/kept-questions.server.ts';
import { PRIVACY_SECTION } from '../chat/ui/load-chat-messages.ts';
import { CONSENT_DAYS } from '../consent/consent-cookie.ts';
import { CONSENT_RECORD_YEARS } from '../consent/consent-records.server.ts';
import { loadPolicy, type PolicyName, readPolicy } from './policy.server.ts';

/** Returns all texts of a policy in English. */
function textOf(name: PolicyName): string {
  const url = new URL(`https://site.example/en/${name}`);
  const { blocks } = loadPolicy({ request: new Request(url), url });
  const linesOf = (block: Block) => {
    if (block.kind === 'list') return block.items;
    return block.kind === 'table' ? block.rows.flat() : [block.of];
  };
  return blocks.flatMap(linesOf).map(plainText).join('\n');
}

test('[PG-6][LG-6] every policy of every language that has it can be read, and has all sections', () => {
  for (const name of policies) {
    const ids = languages.flatMap((language) => {
      const policy = readPolicy(name, language);
      return policy ? String(sectionsOf(policy.blocks).map(({ id }) => id)) : [];
    });
    expect(new Set(ids).size).toBe(1);
  }
});

const named = {
  privacy: [
    ...['Access', 'Rectification', 'Erasure', 'Restriction', 'Portability', 'Objection'].map(
      (right) => `${right} (Article`,
    ),
    'Withdrawal of consent (Article',
    'Complaint (Article',
    'not for children under 16',
    '(CNPD)',
  ],
  cookies: [
    ...['Essential', 'Functionality', 'Performance', 'Marketing', 'session cookie', 'CSRF cookie'],
    ...['Consent: consent', 'Language preference: language', 'user settings', 'Analytics: _ga'],
  ],
} as const;

test.for(['privacy', 'cookies'] as const)('[PG-6] the %s policy names all that it must', (name) => {
  const text = textOf(name);
  expect(named[name].filter((item) => !text.includes(item))).toEqual([]);
});

test('[PG-6] the assistant links to the section of the privacy policy about it', () => {
  const sections = sectionsOf(readPolicy('privacy', 'en')?.blocks ?? []);
  const linked = sections.find(({ id }) => id === PRIVACY_SECTION);
  expect(plainText(linked?.heading.of ?? [])).toContain('assistant');
});

test('[PG-6] the policies promise the times that the server keeps', () => {
  const config = readConfig({});
  if (company.sample) expect(config.ok && config.config.retentionDays).toBe(facts.retentionDays?.value);
  const rules: LimitRules = { ...platformLimits, ...serverModules.limits };
  const { confirmation, booking_mailbox, consent_day: _, ...byVisitor } = rules;
  expect(booking_mailbox).toEqual({ points: 3, durationMs: DAY });
  expect(confirmation).toEqual({ points: 2, durationMs: DAY });
  const longest = Math.max(...Object.values(byVisitor).map(({ durationMs }) => durationMs));
  expect(longest / MINUTE).toBe(facts.limitMinutes?.value);
  expect(CONSENT_RECORD_YEARS).toBe(facts.consentRecordYears?.value);
  expect(Math.floor(CONSENT_DAYS / 30)).toBe(facts.consentMonths?.value);
  expect(COUNT_MONTHS).toBe(facts.countMonths?.value);
  expect(QUESTION_DAYS).toBe(facts.questionDays?.value);
  const seconds = Number(/Max-Age=(\d+)/.exec(LANGUAGE_COOKIE_ATTRIBUTES)?.[1]);
  expect((seconds / 86_400 / 365) * 12).toBe(facts.languageMonths?.value);
});
