import { contactLengths, emailField, type FormFields } from '../../lib/forms/form-fields.ts';

export const contactFields = {
  name: { maxLength: 200, required: true, autoComplete: 'name' },
  email: emailField,
  company: { maxLength: 200, autoComplete: 'organization' },
  subject: { maxLength: contactLengths.subject, required: true },
  message: { maxLength: contactLengths.message, required: true, multiline: true },
} as const satisfies FormFields;
