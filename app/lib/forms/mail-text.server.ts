import type { Payload } from '../../../server/delivery/submission.ts';
import { eachField, type FormFields } from './form-fields.ts';

/** `2026-01-05 09:00 UTC` */
export const mailMoment = (milliseconds: number) =>
  `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** `Company: ACME`; empty values are left out. */
export function mailLines(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
}

export function mailFields(fields: FormFields, payload: Record<string, unknown>): string {
  const values = Object.entries(eachField(fields, (_, name) => String(payload[name] ?? '')));
  const isLong = ([name]: [string, string]) => fields[name]?.multiline;
  const short = values.filter((value) => !isLong(value)).map(([name, value]) => [labelOf(name), value]);
  const long = values.filter(isLong).map(([, value]) => value);
  return [mailLines(Object.fromEntries(short)), ...long].filter(Boolean).join('\n\n');
}

export function mailOrigin({ language, page }: Payload, createdAt: number): string {
  return mailLines({ Language: language, Page: page, Time: mailMoment(createdAt) });
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
