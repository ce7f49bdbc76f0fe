import type { FormFields } from '../../lib/forms/form-fields.ts';

export const newsletterFields = {
  email: { maxLength: 254, required: true, type: 'email', autoComplete: 'email' },
} as const satisfies FormFields;
