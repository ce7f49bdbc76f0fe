import { z } from 'zod';
import type { Payload, SubmissionKind } from '../../../server/delivery/submission.ts';
import { eachField, type FormFields } from './form-fields.ts';

/** Loaded by the built site: texts need the bundler, kinds of submission do without. */
export type MailSite = {
  company: { name: string; emails: { general: string; sales: string; support: string } };
  /** In lower case. */
  supportWords: readonly string[];
  confirmation: (
    language: string | undefined,
    link: string,
  ) => { subject: string; text: string; html: string };
};

type Kind<Stored extends Payload, Site> = Omit<SubmissionKind<Stored, Site>, 'columns'> &
  Partial<Pick<SubmissionKind<Stored>, 'columns'>>;

export function submissionKind<Stored extends Payload, Site = MailSite>(kind: Kind<Stored, Site>) {
  return { columns: exportColumns(), ...kind } as unknown as SubmissionKind;
}

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

export function exportColumns(fields: FormFields = {}): SubmissionKind['columns'] {
  const names = ['email', ...Object.keys(fields), 'language', 'page'];
  return Object.fromEntries(names.map((name) => [name, (payload) => String(payload[name] ?? '')]));
}
