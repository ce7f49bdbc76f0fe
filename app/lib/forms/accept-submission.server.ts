import type { z } from 'zod';
import type { Payload } from '../../../server/delivery/submission.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { KindName, LimitName } from '../../../server/registered-names.ts';
import { checkForm } from './check-form.server.ts';
import type { PostedForm } from './form-endpoint.server.ts';

type Form = { kind: KindName; schema: z.ZodType<Payload>; limit: LimitName };

/** `ok` means on disk. */
export type Accepted = { ok: true; reference: string };

/** Stores suspected submissions too, for an operator to review. */
export async function acceptSubmission(form: Form, posted: PostedForm): Promise<Accepted | Failure> {
  const checked = checkForm(form, posted);
  if (!checked.ok) return checked;
  const { submission, options } = checked;
  const { outbox, limits, address } = posted.services;
  const use = await limits.consume(form.limit, address);
  // Repeats are not limited.
  const result = use.ok
    ? await outbox.accept(submission, options)
    : ((await outbox.findAccepted(options.idempotencyKey)) ?? use);
  return result.ok ? { ok: true, reference: result.reference } : result;
}
