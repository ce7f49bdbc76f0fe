import { z } from 'zod';
import type { Failure, Unreadable } from '../http/failure.ts';
import type { Ids } from '../ids.ts';
import type { LimitName } from '../limits/limit-rules.ts';
import type { Limits } from '../limits/limits.ts';
import type { Letter } from '../outbox/letter.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { FIELD_FAULTS, type FieldFault } from './fields.ts';
import { firstFaults } from './first-faults.ts';

/** What a form's door answers, in codes. `ok` means on disk. */
export type IntakeResult = { ok: true; reference: string } | Exclude<Failure<FieldFault>, Unreadable>;

export type IntakeDeps = {
  outbox: Pick<Outbox, 'accept'>;
  limits: Pick<Limits, 'consume'>;
  ids: Pick<Ids, 'reference'>;
  /** The visitor's address, for the limits only. */
  address: string;
};

type Form<Fields> = { limit: LimitName; fields: z.ZodType<Fields>; letter: (fields: Fields) => Letter };

const anything = z.record(z.string(), z.unknown()).catch({});

// Faster than a person finds the first field. Nothing is lost: the page waits as long as it is told and sends again.
const FASTEST_MS = 2000;
const TOO_FAST_RETRY_SECONDS = 2;

/**
 * Takes in a form that a visitor has sent: a robot's is answered like any other and thrown away, a wrong one is
 * answered with what is wrong, the rest is counted and put on disk.
 * @param input the fields by name, from JSON or from a form; nothing about it is trusted
 */
export async function takeIn<Fields>(
  input: unknown,
  form: Form<Fields>,
  deps: IntakeDeps,
): Promise<IntakeResult> {
  const given = anything.parse(input);
  if (isFilled(given.website)) return { ok: true, reference: deps.ids.reference() };

  const checked = form.fields.safeParse(given);
  if (!checked.success)
    return { ok: false, reason: 'invalid', invalid: firstFaults(checked.error, FIELD_FAULTS) };

  const elapsed = milliseconds(given.elapsed);
  if (elapsed !== undefined && elapsed < FASTEST_MS) {
    return { ok: false, reason: 'limited', retryAfterSeconds: TOO_FAST_RETRY_SECONDS };
  }

  const consumed = await deps.limits.consume(form.limit, deps.address);
  if (!consumed.ok) return consumed;

  const accepted = await deps.outbox.accept(form.letter(checked.data));
  return accepted.ok ? { ok: true, reference: accepted.reference } : accepted;
}

// The honeypot: people do not see this field, robots fill in whatever they find.
function isFilled(website: unknown): boolean {
  return typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;
}

// JavaScript fills it in; without, it is missing or empty, and an empty text must not read as zero.
function milliseconds(elapsed: unknown): number | undefined {
  if (typeof elapsed === 'number') return elapsed;
  return typeof elapsed === 'string' && /^\d+(?:\.\d+)?$/.test(elapsed) ? Number(elapsed) : undefined;
}
