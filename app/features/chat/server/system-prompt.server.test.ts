import { expect, test } from 'vitest';
import { company } from '../../content/company.server.ts';
import { readWords } from '../../content/words.server.ts';
import { languages } from '../../i18n/languages.ts';
import { assistantWords } from './assistant.words.ts';
import { instructionFor } from './instruction.server.ts';

test.each(languages)(
  '[CH-2] the instruction in %s has the company, and the topics and the refusal in every language: the one of the built-in assistant',
  (language) => {
    const instruction = instructionFor(language);
    for (const part of [company.name, 'what the refusal below names', `/${language}#contact`])
      expect(instruction).toContain(part);
    for (const each of languages) {
      const { refusal } = readWords(assistantWords, 'assistant', each).words.reply;
      expect(instruction).toContain(`- ${each}: ${refusal}\n`);
    }
  },
);

test('[CH-2] while firm and clients are samples, the service is told to say so', () => {
  expect(instructionFor('en').includes('are samples')).toBe(company.sample);
});
