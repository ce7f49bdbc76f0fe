import { expect, test } from 'vitest';
import { languages } from '../../lib/i18n/languages.ts';
import { consentWording } from './consent-version.server.ts';

test.for(languages)(
  '[CK-6] the words that are hashed have their figures, and not what is said after the answer: %s',
  (language) => {
    const wording = consentWording(language);
    expect(Object.keys(JSON.parse(wording))).not.toContain('answer');
    expect(wording).not.toMatch(/\{\w+(?:Months|Days|Years)\}/);
  },
);
