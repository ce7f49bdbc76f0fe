import { data, type RouterContextProvider } from 'react-router';
import { problemResponse } from '../server/http/problem.ts';
import type { IntakeDeps, IntakeResult } from '../server/intake/intake.ts';
import {
  type Outcome,
  outcomeHeaders,
  outcomeResponse,
  outcomeStatus,
} from '../server/intake/intake-answer.ts';
import { readFields } from '../server/intake/read-fields.ts';
import { visitContext } from './visit-context.ts';

type Accept = (fields: unknown, deps: IntakeDeps) => Promise<IntakeResult>;
type Arguments = { request: Request; context: Readonly<RouterContextProvider> };

/** What a page shows of a form that was sent without JavaScript: how it went, and what was typed. */
export type Submission = { outcome: Outcome; typed: Record<string, string> };

/** A browser that posts a form by itself wants a page; anything else is a program and gets JSON. */
function wantsPage(request: Request): boolean {
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  return isForm && (request.headers.get('accept') ?? '').includes('text/html');
}

async function receive(accept: Accept, { request, context }: Arguments): Promise<Submission> {
  const visit = context.get(visitContext);
  if (!visit) throw new Error('A form came in where there is no server behind the door');
  const read = await readFields(request);
  if (!read.ok) return { outcome: read, typed: {} };
  const typed = Object.entries(read.fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { outcome: await accept(read.fields, visit), typed: Object.fromEntries(typed) };
}

/** The door of a form, in two halves: programs are answered at once, browsers without JavaScript get the page. */
export function intakeDoor(accept: Accept) {
  async function answerPrograms(
    visit: Arguments,
    next: () => Promise<unknown>,
  ): Promise<Response | undefined> {
    if (visit.request.method !== 'POST') {
      return problemResponse({ status: 405, code: 'method_not_allowed' }, { Allow: 'POST' });
    }
    if (wantsPage(visit.request)) {
      await next();
      return undefined;
    }
    return outcomeResponse((await receive(accept, visit)).outcome);
  }

  async function answerBrowsers(visit: Arguments) {
    const submission = await receive(accept, visit);
    const { outcome } = submission;
    return data(submission, { status: outcomeStatus(outcome), headers: outcomeHeaders(outcome) });
  }

  return { answerPrograms, answerBrowsers };
}
