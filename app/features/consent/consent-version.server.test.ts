import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { consentVersion, consentWording } from './consent-version.server.ts';

test('[CK-6] the version is twelve hexadecimal digits, the same for every process of a build', () => {
  expect(consentVersion()).toMatch(/^[0-9a-f]{12}$/);
  expect(consentVersion()).toBe(consentVersion());
});

test.for(languages)(
  '[CK-6] the words that are hashed have their figures, and not what is said after the answer: %s',
  (language) => {
    const wording = consentWording(language);
    expect(Object.keys(JSON.parse(wording))).not.toContain('answer');
    expect(wording).not.toMatch(/\{\w+(?:Months|Days|Years)\}/);
  },
);
