import { z } from 'zod';
import { email } from '../../../server/intake/fields.ts';
import { type IntakeDeps, type IntakeResult, takeIn } from '../../../server/intake/intake.ts';

const fields = z.object({ email: email() });

/**
 * Takes in the newsletter form. Fields other than email never reach the letter.
 * @param input the form's fields by name, from JSON or from a form post
 */
export function acceptNewsletter(input: unknown, deps: IntakeDeps): Promise<IntakeResult> {
  return takeIn(
    input,
    { limit: 'newsletter', fields, letter: (payload) => ({ kind: 'newsletter', payload }) },
    deps,
  );
}
