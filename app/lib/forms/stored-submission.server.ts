import { z } from 'zod';
import type { SubmissionKind } from '../../../server/delivery/submission.ts';
import { eachField, type FormFields } from './form-fields.ts';

/** Old rows lack language and page. */
export const storedOrigin = {
  email: z.string(),
  language: z.string().optional(),
  page: z.string().optional(),
};

/** Lenient: fields added since are empty. */
export function storedSchema<Fields extends FormFields>(fields: Fields) {
  return z.object(eachField(fields, () => z.string().default(''))).extend(storedOrigin);
}

export function exportColumns(fields: FormFields = {}): NonNullable<SubmissionKind['columns']> {
  const names = ['email', ...Object.keys(fields), 'language', 'page'];
  return Object.fromEntries(names.map((name) => [name, (payload) => String(payload[name] ?? '')]));
}
