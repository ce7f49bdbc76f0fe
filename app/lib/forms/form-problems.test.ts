import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactFields } from '../../features/contact/contact.fields.ts';
import { contactMessages } from '../../features/contact/contact.messages.ts';
import { failureMessage, fieldMessage } from './form-problems.ts';
import { useSubmission } from './use-submission.ts';

const { problems } = contactMessages.parse(JSON.parse(readFileSync('content/en/contact.json', 'utf8')));

test('[CT-1] each error of a field has its own message, never that of another, with the length where it is too long', () => {
  const message = (name: string, code?: string) => fieldMessage(contactFields, name, code, problems);
  expect(message('name', 'required')).toBe('Enter your name');
  expect(message('email', 'required')).toBe('Enter your email address');
  expect(message('phone', 'required')).toBeUndefined();
  expect(message('email', 'email')).toContain('name@firm.lu');
  expect(message('message', 'too_long')).toMatch(/5,?000/);
  expect(message('subject')).toBeUndefined();
});

test('[CT-2] a refusal that names no field is said of the form as a whole', () => {
  function Form() {
    const { failure } = useSubmission({
      endpoint: '/',
      failure: { ok: false, reason: 'invalid', invalid: [] },
      onSettled: () => undefined,
    });
    return failure && failureMessage(failure, problems);
  }
  expect(renderToStaticMarkup(createElement(Form))).toBe(problems.failed);
});
