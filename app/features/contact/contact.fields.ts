import { CONTACT_LIMITS, type FormFields } from '../../lib/forms/form-fields.ts';

export const contactFields = {
  name: { maxLength: 200, required: true, autoComplete: 'name' },
  // RFC 5321, 4.5.3.1.3; RFC 3696, erratum 1690.
  email: { maxLength: 254, required: true, type: 'email', autoComplete: 'email' },
  company: { maxLength: 200, autoComplete: 'organization' },
  subject: { maxLength: CONTACT_LIMITS.subject, required: true },
  message: { maxLength: CONTACT_LIMITS.message, required: true, multiline: true },
} as const satisfies FormFields;
