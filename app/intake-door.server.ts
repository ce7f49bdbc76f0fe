import type { IntakeDeps, IntakeResult } from '../server/intake/intake.ts';
import {
  type Outcome,
  outcomeHeaders,
  outcomeResponse,
  outcomeStatus,
} from '../server/intake/intake-answer.ts';
import { readFields } from '../server/intake/read-fields.ts';
import { formDoor } from './form-door.server.ts';
import { href } from './i18n/href.ts';

type Accept = (fields: unknown, deps: IntakeDeps) => Promise<IntakeResult>;

/** What a page shows of a form that was sent without JavaScript: how it went, and what was typed. */
export type Submission = { outcome: Outcome; typed: Record<string, string> };

async function submit(accept: Accept, request: Request, deps: IntakeDeps): Promise<Submission> {
  const read = await readFields(request);
  if (!read.ok) return { outcome: read, typed: {} };
  const typed = Object.entries(read.fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  // A page that is a file has no key in it that would be this visitor's alone: the words themselves have to do.
  const fields = read.sentAs === 'form' ? { key: '', ...read.fields } : read.fields;
  return { outcome: await accept(fields, deps), typed: Object.fromEntries(typed) };
}

/** The door of a form whose letter goes to the outbox. @param section of the home page, in which the form stands */
export function intakeDoor(accept: Accept, section: 'contact' | 'newsletter') {
  return formDoor({
    place: (prefix) => href(prefix, 'home', section),
    take: (request, visit) => submit(accept, request, visit),
    respond: ({ outcome }) => outcomeResponse(outcome),
    pageInit: ({ outcome }) => ({ status: outcomeStatus(outcome), headers: outcomeHeaders(outcome) }),
  });
}
