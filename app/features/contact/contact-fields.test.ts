import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FormFields, requiredMessage, requiredMessages } from '../../lib/forms/form-fields.ts';
import { contactMessages } from './contact.messages.ts';
import { contactError } from './contact-fields.tsx';

const { problems } = contactMessages.parse(JSON.parse(readFileSync('content/en/contact.json', 'utf8')));

test('[CT-1] each error of a field has its own message, with the length where it is too long', () => {
  expect(contactError('name', 'required', problems)).toBe('Enter your name');
  expect(contactError('email', 'required', problems)).toBe('Enter your email address');
  expect(contactError('email', 'email', problems)).toContain('name@firm.lu');
  expect(contactError('message', 'too_long', problems)).toMatch(/5,?000/);
  expect(contactError('subject', undefined, problems)).toBeUndefined();
});

test('[CT-1] a further required field needs a message of its own, and never shows that of another', () => {
  const fields = { name: { maxLength: 9, required: true }, phone: { maxLength: 9, required: true } } as const;
  const texts = z.strictObject(requiredMessages(fields satisfies FormFields, z.string()));
  expect(texts.safeParse({ nameRequired: 'Your name' }).success).toBe(false);
  const both = texts.parse({ nameRequired: 'Your name', phoneRequired: 'Your number' });
  expect(requiredMessage('phone', both)).toBe('Your number');
  expect(requiredMessage('phone', problems)).toBeUndefined();
});
