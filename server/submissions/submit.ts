import { createHash } from 'node:crypto';
import type { Outbox, Repeat } from '../delivery/outbox.ts';
import type { SubmissionKinds } from '../delivery/submission.ts';
import { type FormAnswer, formAnswer } from '../http/form-answer.ts';
import { firstErrors, readFields } from '../http/read-fields.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import { countWrong } from '../rate-limit/wrong-requests.ts';
import type { FieldErrorCode, SubmissionOrigin, SubmissionOutcome } from '../services.ts';

type Deps = {
  kinds: SubmissionKinds;
  outbox: Pick<Outbox, 'accept' | 'find'>;
  limits: Pick<Limits, 'consume'>;
  /** For the limits only. */
  address: string;
  origin: SubmissionOrigin;
  byMail: boolean;
};

const FAULTS: readonly FieldErrorCode[] = ['required', 'email', 'too_long'];
// The page's own script waits for it.
const FASTEST_MS = 2000;
// Covers resending, not a later second subscription.
const SAME_WORDS_MS = 3_600_000;

export async function submit(
  kind: string,
  request: Request,
  deps: Deps,
): Promise<FormAnswer<SubmissionOutcome>> {
  const read = await readFields(request);
  if (!read.ok) return formAnswer(await countWrong(read, deps), {}, 202, undefined);
  // Prerendered pages cannot carry a visitor's key.
  const fields = read.sentAs === 'form' ? { key: '', ...read.fields } : read.fields;
  const outcome = await takeIn(kind, fields, deps);
  const { ok: _, ...body } = outcome;
  return formAnswer(outcome, read.fields, 202, body);
}

/** Stores suspected submissions too, for an operator to review. */
async function takeIn(
  kind: string,
  given: Record<string, unknown>,
  { kinds, outbox, limits, address, origin, byMail }: Deps,
): Promise<SubmissionOutcome> {
  const form = kinds[kind]?.form;
  if (!form) throw new Error(`no form sends ${kind}`);
  const checked = form.schema.safeParse(given);
  if (!checked.success) {
    const invalid = firstErrors(checked.error, FAULTS);
    return countWrong({ ok: false, reason: 'invalid', invalid }, { limits, address });
  }

  const payload = checked.data;
  const confirmedBy = byMail ? form.confirmedBy : undefined;
  const isToConfirm = confirmedBy !== undefined;
  const submission = { kind: confirmedBy ?? kind, payload };
  const suspicion = suspicionOf(given);
  const repeat = repeatOf(given.key, [submission, suspicion]);
  const thanks = ({ reference }: { reference: string }): SubmissionOutcome =>
    isToConfirm ? { ok: true, reference, confirm: true } : { ok: true, reference };
  const visits = await limits.consume(form.limit, address);
  // Against mailing a stranger's address.
  const consumed =
    visits.ok && isToConfirm && !suspicion
      ? await limits.consume('confirmation', mailboxOf(payload.email))
      : visits;
  // Must not reveal that the mailbox reached its limit.
  const mailboxIsFull = visits.ok && !consumed.ok && consumed.reason === 'limited';
  if (!consumed.ok && !mailboxIsFull) {
    // Repeats are not limited.
    const there = repeat && (await outbox.find(repeat));
    return there ? thanks(there) : consumed;
  }

  Object.assign(payload, origin);
  const accepted = await outbox.accept(submission, {
    repeat,
    suspicion: mailboxIsFull ? 'enough_mails' : suspicion,
  });
  return accepted.ok ? thanks(accepted) : accepted;
}

/** Drops a `+tag`: the same mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/^([^+@]+)\+[^@]*/, '$1');
}

/** A corrected form is a new submission. */
function repeatOf(key: unknown, words: unknown): Repeat | undefined {
  if (typeof key !== 'string') return undefined;
  const digest = createHash('sha256').update(JSON.stringify([key, words]));
  return { key: digest.digest('base64url'), withinMs: key === '' ? SAME_WORDS_MS : undefined };
}

function suspicionOf({ website, elapsed }: Record<string, unknown>): string | undefined {
  if (isFilled(website)) return 'hidden_field';
  const took = milliseconds(elapsed);
  return took !== undefined && took < FASTEST_MS ? 'too_fast' : undefined;
}

// The honeypot.
function isFilled(website: unknown): boolean {
  return typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;
}

// Empty without JavaScript, not zero.
function milliseconds(elapsed: unknown): number | undefined {
  if (typeof elapsed === 'number') return elapsed;
  return typeof elapsed === 'string' && /^\d+(?:\.\d+)?$/.test(elapsed) ? Number(elapsed) : undefined;
}
