import { expect, test } from 'vitest';
import { languages } from '../../lib/i18n/languages.ts';
import { consentQuestion } from './consent-question.server.ts';

const google = { product: 'Google Analytics', vendor: 'Google', cookies: '_ga' };
const clarity = { product: 'Microsoft Clarity', vendor: 'Microsoft', cookies: '_clck' };

test.for(languages)('[CK-1][CK-6] the question in %s names the tools that are set, no other', (language) => {
  for (const [set, other] of [
    [google, clarity],
    [clarity, google],
  ] as const) {
    const said = JSON.stringify(consentQuestion(language, [set]).messages);
    for (const name of Object.values(set)) expect(said).toContain(name);
    for (const name of Object.values(other)) expect(said).not.toContain(name);
    expect(said.match(/\{\w+\}/g)).toEqual(['{date}', '{receipt}']);
  }
  const both = JSON.stringify(consentQuestion(language, [google, clarity]).messages);
  for (const name of [...Object.values(google), ...Object.values(clarity)]) expect(both).toContain(name);
});

test('[CK-6] another tool makes another version, another language does not', () => {
  const versions = [[google], [clarity], [google, clarity]].map((set) => consentQuestion('en', set).version);
  expect(new Set(versions).size).toBe(3);
  expect(consentQuestion('fr', [google]).version).toBe(versions[0]);
});
