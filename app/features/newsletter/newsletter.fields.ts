import { emailField, type FormFields } from '../../lib/forms/form-fields.ts';

export const newsletterFields = { email: emailField } as const satisfies FormFields;
