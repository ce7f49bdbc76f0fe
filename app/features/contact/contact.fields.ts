import { CONTACT_LENGTHS, EMAIL_FIELD, type FormFields } from '../../lib/forms/form-fields.ts';

export const contactFields = {
  name: { maxLength: 200, required: true, autoComplete: 'name' },
  email: EMAIL_FIELD,
  company: { maxLength: 200, autoComplete: 'organization' },
  subject: { maxLength: CONTACT_LENGTHS.subject, required: true },
  message: { maxLength: CONTACT_LENGTHS.message, required: true, multiline: true },
} as const satisfies FormFields;
