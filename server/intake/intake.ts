import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Failure, Unreadable } from '../http/failure.ts';
import type { LimitName } from '../limits/limit-rules.ts';
import type { Limits } from '../limits/limits.ts';
import type { Letter } from '../outbox/letter.ts';
import type { Outbox, Repeat } from '../outbox/outbox.ts';
import { FIELD_FAULTS, type FieldFault } from './fields.ts';
import { firstFaults } from './first-faults.ts';

/** What a form's door answers, in codes. `ok` means on disk. */
export type IntakeResult = { ok: true; reference: string } | Exclude<Failure<FieldFault>, Unreadable>;

export type IntakeDeps = {
  outbox: Pick<Outbox, 'accept' | 'find'>;
  limits: Pick<Limits, 'consume'>;
  /** The visitor's address, for the limits only. */
  address: string;
};

type Form<Fields> = { limit: LimitName; fields: z.ZodType<Fields>; letter: (fields: Fields) => Letter };

const anything = z.record(z.string(), z.unknown()).catch({});

// Faster than a person finds the first field. The page's own script waits for it.
const FASTEST_MS = 2000;
// Long enough for who goes back and sends again, too short for who subscribes once more after thinking better of it.
const SAME_WORDS_MS = 3_600_000;

/**
 * Takes in a form that a visitor has sent: a wrong one is answered with what is wrong, the rest is counted and put on
 * disk; what looks like a robot's too, for an operator to look at. What was sent before is the letter that it was.
 * @param input the fields by name, from JSON or from a form; nothing about it is trusted. `key` is what the browser made
 *   for this filling-in of the form; an empty one says that it could make none
 */
export async function takeIn<Fields>(
  input: unknown,
  form: Form<Fields>,
  { outbox, limits, address }: IntakeDeps,
): Promise<IntakeResult> {
  const given = anything.parse(input);
  const checked = form.fields.safeParse(given);
  if (!checked.success)
    return { ok: false, reason: 'invalid', invalid: firstFaults(checked.error, FIELD_FAULTS) };

  const letter = form.letter(checked.data);
  const suspicion = suspicionOf(given);
  const repeat = repeatOf(given.key, [letter, suspicion]);
  const consumed = await limits.consume(form.limit, address);
  if (!consumed.ok) {
    // Who was thanked for it already is not held up.
    const there = repeat && (await outbox.find(repeat));
    return there ? { ok: true, reference: there.reference } : consumed;
  }

  const accepted = await outbox.accept(letter, { repeat, suspicion });
  return accepted.ok ? { ok: true, reference: accepted.reference } : accepted;
}

/** What tells a repeat from a new letter: the key together with the words, so that words put right are a new letter. */
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

// The honeypot: people do not see this field, robots fill in whatever they find.
function isFilled(website: unknown): boolean {
  return typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;
}

// JavaScript fills it in; without, it is missing or empty, and an empty text must not read as zero.
function milliseconds(elapsed: unknown): number | undefined {
  if (typeof elapsed === 'number') return elapsed;
  return typeof elapsed === 'string' && /^\d+(?:\.\d+)?$/.test(elapsed) ? Number(elapsed) : undefined;
}
