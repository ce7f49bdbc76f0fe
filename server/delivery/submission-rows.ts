import type { Destination } from '../db/store.ts';
import { destinationsOf, furtherName } from './destinations.ts';
import { dueAfter } from './retry-schedule.ts';
import type { Submission, SubmissionKinds } from './submission.ts';

/** Recognises a form sent again; `withinMs` undefined: without a limit. */
export type Repeat = { key: string; withinMs: number | undefined };

type FiledSubmission = {
  id: string;
  reference: string;
  submission: Submission;
  repeat?: Repeat | undefined;
  suspicion?: string | undefined;
};

/** One row per destination; a single one if unassigned or suspected. */
export function submissionRows(
  filed: FiledSubmission,
  now: number,
  destinations: readonly Destination[],
  kinds: SubmissionKinds,
) {
  const { id, reference, submission, repeat, suspicion } = filed;
  const goesTo = suspicion === undefined ? destinationsOf(submission.kind, destinations, kinds) : [];
  const [first = 'webhook', ...further] = goesTo;
  const unsent = suspicion === undefined ? ('held' as const) : ('suspected' as const);
  const row = {
    id,
    reference,
    kind: submission.kind,
    payload: JSON.stringify(submission.payload),
    state: goesTo.length > 0 ? ('waiting' as const) : unsent,
    created_at: now,
    waiting_since: now,
    ...dueAfter(0, now),
    last_error: suspicion ?? null,
    sent_key: repeat?.key ?? null,
    destination: first,
    letter_id: null,
  };
  const others = further.map((destination) => ({
    ...row,
    id: furtherName(id, destination),
    reference: furtherName(reference, destination).toUpperCase(),
    sent_key: null,
    destination,
    letter_id: id,
  }));
  return [row, ...others];
}
