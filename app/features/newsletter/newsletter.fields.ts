import { EMAIL_FIELD, type FormFields } from '../../lib/forms/form-fields.ts';

export const newsletterFields = { email: EMAIL_FIELD } as const satisfies FormFields;
