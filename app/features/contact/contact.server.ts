import { z } from 'zod';
import { email, line, optionalLine, paragraphs } from '../../../server/intake/fields.ts';
import { type IntakeDeps, type IntakeResult, takeIn } from '../../../server/intake/intake.ts';

const fields = z.object({
  name: line(200),
  email: email(),
  company: optionalLine(200),
  subject: line(200),
  message: paragraphs(5000),
});

/**
 * Takes in the contact form. Fields other than name, email, company, subject, message never reach the letter.
 * @param input the form's fields by name, from JSON or from a form post
 */
export function acceptContact(input: unknown, deps: IntakeDeps): Promise<IntakeResult> {
  return takeIn(
    input,
    { limit: 'contact', fields, letter: (payload) => ({ kind: 'contact', payload }) },
    deps,
  );
}
