import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { HOUR } from '../../../server/clock.ts';
import type { Repeat } from '../../../server/delivery/outbox.ts';
import type { Payload } from '../../../server/delivery/submission.ts';
import type { Failure } from '../../../server/http/form-answer.ts';
import { firstErrors } from '../../../server/http/read-fields.ts';
import type { SentForm } from './form-endpoint.server.ts';
import { MIN_FILL_MS } from './form-fields.ts';

type Form = {
  /** Stored as this kind. */
  kind: string;
  schema: z.ZodType<Payload>;
  limit: string;
  /** Per mailbox. Must not be told, so beyond it submissions are stored as suspected. */
  mailboxLimit?: string | undefined;
};

/** `ok` means on disk. */
export type Accepted = { ok: true; reference: string };

const CODES = ['required', 'email', 'too_long'] as const;
// Covers resending, not a later second subscription.
const SAME_CONTENT_MS = HOUR;

/** Stores suspected submissions too, for an operator to review. */
export async function acceptSubmission(form: Form, sent: SentForm): Promise<Accepted | Failure> {
  const { outbox, limits, address } = sent.services;
  // Prerendered pages cannot carry a visitor's key.
  const given = sent.sentAs === 'form' ? { key: '', ...sent.fields } : sent.fields;
  const checked = form.schema.safeParse(given);
  if (!checked.success) return { ok: false, reason: 'invalid', invalid: firstErrors(checked.error, CODES) };

  const fields = checked.data;
  const suspicion = suspicionOf(given);
  // Without the origin: what is sent again from another page is a repeat.
  const repeat = repeatOf(given.key, [{ kind: form.kind, payload: fields }, suspicion]);
  const visitorUse = await limits.consume(form.limit, address);
  const mailboxUse =
    visitorUse.ok && form.mailboxLimit && !suspicion
      ? await limits.consume(form.mailboxLimit, mailboxOf(fields.email ?? ''))
      : undefined;
  const use = mailboxUse ?? visitorUse;
  const mailboxIsFull = mailboxUse?.ok === false && mailboxUse.reason === 'limited';
  if (!use.ok && !mailboxIsFull) {
    // Repeats are not limited.
    const found = repeat && (await outbox.find(repeat));
    return found ? { ok: true, reference: found.reference } : use;
  }

  const accepted = await outbox.accept(
    { kind: form.kind, payload: { ...fields, ...sent.origin } },
    { repeat, suspicion: mailboxIsFull ? 'enough_mails' : suspicion },
  );
  return accepted.ok ? { ok: true, reference: accepted.reference } : accepted;
}

/** Drops what leads to the same mailbox: a `+tag`, and at Google's dots. */
export function mailboxOf(email: string): string {
  const mailbox = email
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*/, '$1')
    .replace(/@googlemail\.com$/, '@gmail.com');
  return mailbox.endsWith('@gmail.com') ? mailbox.replace(/\.(?=.*@)/g, '') : mailbox;
}

/** A corrected form is a new submission. */
function repeatOf(key: unknown, content: unknown): Repeat | undefined {
  if (typeof key !== 'string') return undefined;
  const digest = createHash('sha256').update(JSON.stringify([key, content]));
  return { key: digest.digest('base64url'), withinMs: key === '' ? SAME_CONTENT_MS : undefined };
}

/** Undefined: sent by a person, as far as the hidden field and the time can tell. */
export function suspicionOf({ website, elapsed }: Record<string, unknown>): string | undefined {
  // A program may send objects, of which some make no string.
  if (typeof website === 'string' ? website.trim() !== '' : website) return 'hidden_field';
  // Without JavaScript it is empty, which is no number and not less.
  const time = typeof elapsed === 'string' ? Number.parseFloat(elapsed) : elapsed;
  return typeof time === 'number' && time < MIN_FILL_MS ? 'too_fast' : undefined;
}
