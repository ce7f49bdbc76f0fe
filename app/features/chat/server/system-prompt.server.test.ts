import { expect, test } from 'vitest';
import { loadMessages } from '../../../lib/content/messages.server.ts';
import { company } from '../../../lib/content/owner-content.server.ts';
import { languages } from '../../../lib/i18n/languages.ts';
import { hasPage } from '../../../lib/site-paths.ts';
import { assistantMessages } from '../assistant.messages.ts';
import { systemPromptFor } from './system-prompt.server.ts';

test.each(languages)(
  '[CH-2] the instruction in %s has the company, where a talk is booked, and the topics and the refusal in every language: the one of the built-in assistant',
  (language) => {
    const instruction = systemPromptFor(language, { pages: 'All pages.', nearest: 'The nearest cards.' });
    const form = `/${language}#contact`;
    const talks = hasPage('book') ? `/${language}/book` : form;
    for (const part of [company.name, 'what the refusal below names', form, `appointment to ${talks}.`])
      expect(instruction).toContain(part);
    for (const each of languages) {
      const { refusal } = loadMessages(assistantMessages, 'assistant', each).messages.reply;
      expect(instruction).toContain(`- ${each}: ${refusal}\n`);
    }
  },
);
