import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contactFields } from '../../features/contact/contact.fields.ts';
import { contactMessages } from '../../features/contact/contact.messages.ts';
import { type FormFields, requiredMessage, requiredMessages } from './form-fields.ts';
import { fieldMessage } from './use-submission.ts';

const { problems } = contactMessages.parse(JSON.parse(readFileSync('content/en/contact.json', 'utf8')));

test('[CT-1] each error of a field has its own message, with the length where it is too long', () => {
  const message = (name: string, code?: string) => fieldMessage(contactFields, name, code, problems);
  expect(message('name', 'required')).toBe('Enter your name');
  expect(message('email', 'required')).toBe('Enter your email address');
  expect(message('email', 'email')).toContain('name@firm.lu');
  expect(message('message', 'too_long')).toMatch(/5,?000/);
  expect(message('subject')).toBeUndefined();
});

test('[CT-1] a further required field needs a message of its own, and never shows that of another', () => {
  const fields = { name: { maxLength: 9, required: true }, phone: { maxLength: 9, required: true } } as const;
  const texts = z.strictObject(requiredMessages(fields satisfies FormFields, z.string()));
  expect(texts.safeParse({ nameRequired: 'Your name' }).success).toBe(false);
  const both = texts.parse({ nameRequired: 'Your name', phoneRequired: 'Your number' });
  expect(requiredMessage('phone', both)).toBe('Your number');
  expect(requiredMessage('phone', problems)).toBeUndefined();
});
