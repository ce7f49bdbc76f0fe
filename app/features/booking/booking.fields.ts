import { emailField, type FormFields } from '../../lib/forms/form-fields.ts';
import { languages } from '../../lib/i18n/languages.ts';

export const bookingFields = {
  name: { maxLength: 200, required: true, autoComplete: 'name' },
  email: emailField,
  way: { maxLength: 16, required: true, options: ['phone', 'video', 'office'] },
  /** Required if `way` is `phone`. */
  phone: { maxLength: 40, unmarked: true, type: 'tel', autoComplete: 'tel' },
  /** The language to speak. The form and the store have this name. */
  talk: { maxLength: 8, options: languages },
  topic: { maxLength: 16, options: ['project', 'subsidies', 'product', 'other'] },
  note: { maxLength: 500, multiline: true },
} as const satisfies FormFields;

export type Way = (typeof bookingFields.way.options)[number];
