import { expect, test } from 'vitest';
import { company } from '../../content/company.server.ts';
import { languages } from '../../i18n/languages.ts';
import { instructionFor } from './instruction.server.ts';

test.each(languages)(
  '[CH-2] the instruction in %s has the company, the topics and the refusal in every language',
  (language) => {
    const instruction = instructionFor(language);
    for (const part of [company.name, 'artificial intelligence', 'word for word', `/${language}#contact`])
      expect(instruction).toContain(part);
    for (const each of languages) expect(instruction).toContain(`- ${each}: `);
  },
);

test('[CH-2] while firm and clients are samples, the service is told to say so', () => {
  expect(instructionFor('en').includes('are samples')).toBe(company.sample);
});
