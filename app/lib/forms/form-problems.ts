import type { Failure } from '../../../server/http/failure-response.ts';
import { fill, fillMinutes } from '../content/fill.ts';
import type { FormFields } from './form-fields.ts';

export type Problems = { failed: string; limited: string; emailInvalid: string; [name: string]: string };

export function fieldErrors(failure: Failure | undefined): Record<string, string> {
  const invalid = failure?.reason === 'invalid' ? failure.invalid : [];
  return Object.fromEntries(invalid.map(({ field, code }) => [field, code]));
}

export function failureMessage(failure: Failure, problems: Problems): string {
  if (failure.reason === 'limited') return fillMinutes(problems.limited, failure.retryAfterSeconds);
  const code = failure.reason === 'refused' ? failure.code : 'failed';
  return problems[code] ?? problems.failed;
}

export function fieldMessage(
  fields: FormFields,
  name: string,
  code: string | undefined,
  problems: Problems,
): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'required') return problems[`${name}Required`];
  if (code === 'too_long' && problems.tooLong)
    return fill(problems.tooLong, { max: fields[name]?.maxLength ?? 0 });
  return problems.emailInvalid;
}
