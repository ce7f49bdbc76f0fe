import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { HOUR } from '../../../server/clock.ts';
import type { IdempotencyKey } from '../../../server/delivery/outbox.ts';
import type { Payload } from '../../../server/delivery/submission.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import { firstErrors } from '../../../server/http/read-fields.ts';
import type { KindName, LimitName } from '../../../server/registered-names.ts';
import { MIN_FILL_MS } from './form-fields.ts';
import type { Posted } from './handle-post.server.ts';

const errorCodes = ['required', 'email', 'too_long'] as const;
// A form may be sent again within this time; later it is a new submission.
const SAME_CONTENT_MS = HOUR;

/** `ok` means on disk. */
export type AcceptedForm = { ok: true; reference: string };

/** Also stores suspected forms, for an operator to review. */
export async function acceptSubmission(
  kind: KindName & LimitName,
  schema: z.ZodType<Payload>,
  posted: Posted,
): Promise<AcceptedForm | Failure> {
  const checked = checkForm(kind, schema, posted);
  if (!checked.ok) return checked;
  const { submission, options } = checked;
  const { outbox, limits, address } = posted.services;
  const use = await limits.consume(kind, address);
  // A repeat is accepted in spite of the limit.
  const outcome = use.ok
    ? await outbox.accept(submission, options)
    : ((await outbox.findAccepted(options.idempotencyKey)) ?? use);
  return outcome.ok ? { ok: true, reference: outcome.reference } : outcome;
}

export function checkForm<Fields extends Payload>(kind: KindName, schema: z.ZodType<Fields>, posted: Posted) {
  const checked = checkFields(schema, posted.fields);
  if (!checked.ok) return checked;
  const { fields } = checked;
  const suspicion = suspicionOf(posted.fields);
  // Prerendered pages cannot carry a visitor's key.
  const { key: formKey = posted.sentAs === 'form' ? '' : undefined } = posted.fields;
  // The origin is left out, so that the same content from another page is a repeat.
  const content = [{ kind, payload: fields }, suspicion];
  const idempotencyKey =
    typeof formKey === 'string'
      ? idempotencyKeyOf(formKey, content, formKey === '' ? SAME_CONTENT_MS : undefined)
      : undefined;
  const submission = { kind, payload: { ...fields, ...posted.origin } };
  return { ok: true, submission, options: { idempotencyKey, suspicion } } as const;
}

export function checkFields<Fields>(schema: z.ZodType<Fields>, sentFields: Record<string, unknown>) {
  const { data: fields, error } = schema.safeParse(sentFields);
  if (error) return { ok: false, reason: 'invalid', invalid: firstErrors(error, errorCodes) } as const;
  return { ok: true, fields } as const;
}

/** A corrected form is a new submission. */
export function idempotencyKeyOf(formKey: string, content: unknown, withinMs?: number): IdempotencyKey {
  const digest = createHash('sha256').update(JSON.stringify([formKey, content]));
  return { value: digest.digest('base64url'), withinMs };
}

/** Returns undefined for people, as far as the hidden field and the time can tell. */
export function suspicionOf({ website, elapsed }: Record<string, unknown>): string | undefined {
  // A bot may send objects, which may have no string form.
  if (typeof website === 'string' ? website.trim() !== '' : website) return 'hidden_field';
  // Without JavaScript `elapsed` is empty, and a comparison with `NaN` is false.
  const time = typeof elapsed === 'string' ? Number.parseFloat(elapsed) : elapsed;
  return typeof time === 'number' && time < MIN_FILL_MS ? 'too_fast' : undefined;
}
