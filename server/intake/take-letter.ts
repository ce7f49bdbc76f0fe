import { createHash } from 'node:crypto';
import type { LetterFault, LetterOrigin, LetterOutcome } from '../capabilities.ts';
import { type FormAnswer, formAnswer } from '../json-answer.ts';
import type { Limits } from '../limits/limits.ts';
import type { Repeat } from '../outbox/letter-rows.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { firstFaults, readFields } from '../read-fields.ts';
import { LETTER_FORMS } from './letter-fields.ts';

type Deps = {
  outbox: Pick<Outbox, 'accept' | 'find'>;
  limits: Pick<Limits, 'consume'>;
  /** The visitor's address, for the limits only. */
  address: string;
  origin: LetterOrigin;
  /** Whether there is mail, by which a subscription is confirmed first. */
  byMail: boolean;
};

type FormName = keyof typeof LETTER_FORMS;

const FAULTS: readonly LetterFault[] = ['required', 'email', 'too_long'];
// Faster than a person finds the first field. The page's own script waits for it.
const FASTEST_MS = 2000;
// Long enough for who goes back and sends again, too short for who subscribes once more after thinking better of it.
const SAME_WORDS_MS = 3_600_000;

/** Takes in a form that a visitor has sent, as JSON or as a browser does it: 202 and a reference, or what is wrong. */
export async function takeLetter(
  form: FormName,
  request: Request,
  deps: Deps,
): Promise<FormAnswer<LetterOutcome>> {
  const read = await readFields(request);
  if (!read.ok) return formAnswer(read, {}, 202, undefined);
  // A page that is a file has no key in it that would be this visitor's alone: the words themselves have to do.
  const fields = read.sentAs === 'form' ? { key: '', ...read.fields } : read.fields;
  const outcome = await takeIn(form, fields, deps);
  const { ok: _, ...body } = outcome;
  return formAnswer(outcome, read.fields, 202, body);
}

/**
 * A wrong form is answered with what is wrong, the rest is counted and put on disk; what looks like a robot's too, for an
 * operator to look at. What was sent before is the letter that it was.
 * @param given the fields by name; `key` is what the browser made for this filling-in of the form, empty if it could
 *   make none
 */
async function takeIn(
  form: FormName,
  given: Record<string, unknown>,
  { outbox, limits, address, origin, byMail }: Deps,
): Promise<LetterOutcome> {
  const checked = LETTER_FORMS[form].safeParse(given);
  if (!checked.success) return { ok: false, reason: 'invalid', invalid: firstFaults(checked.error, FAULTS) };

  const asked = checked.data;
  const isToConfirm = byMail && asked.kind === 'newsletter';
  const letter = isToConfirm ? { kind: 'confirmation' as const, payload: asked.payload } : asked;
  const suspicion = suspicionOf(given);
  const repeat = repeatOf(given.key, [letter, suspicion]);
  const thanks = ({ reference }: { reference: string }): LetterOutcome =>
    isToConfirm ? { ok: true, reference, confirm: true } : { ok: true, reference };
  const visits = await limits.consume(form, address);
  // Nobody is written to more often because others type in his address.
  const consumed =
    visits.ok && isToConfirm
      ? await limits.consume('confirmation', asked.payload.email.toLowerCase())
      : visits;
  if (!consumed.ok) {
    // Who was thanked for it already is not held up.
    const there = repeat && (await outbox.find(repeat));
    return there ? thanks(there) : consumed;
  }

  Object.assign(letter.payload, origin);
  const accepted = await outbox.accept(letter, { repeat, suspicion });
  return accepted.ok ? thanks(accepted) : accepted;
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
