import { z } from 'zod';
import type { SubmissionKind } from '../../../server/delivery/submission.ts';
import { eachField, type FormFields } from './form-fields.ts';

/** Also reads old rows, which lack language, page and newer fields. */
export function storedSchema<Fields extends FormFields>(fields: Fields) {
  return z.object(eachField(fields, () => z.string().default(''))).extend({
    email: z.string(),
    language: z.string().optional(),
    page: z.string().optional(),
  });
}

export function exportColumns(fields: FormFields): NonNullable<SubmissionKind['columns']> {
  const names = ['email', ...Object.keys(fields), 'language', 'page'];
  return Object.fromEntries(names.map((name) => [name, (payload) => String(payload[name] ?? '')]));
}
