import type { Destination } from '../store/store.ts';
import { destinationsOf, furtherName } from './destinations.ts';
import type { Letter } from './letter.ts';

/** What a form that is sent again is known by. `withinMs`: how long after the first it still is one; without, always. */
export type Repeat = { key: string; withinMs: number | undefined };

type FiledLetter = {
  id: string;
  reference: string;
  letter: Letter;
  repeat?: Repeat | undefined;
  suspicion?: string | undefined;
};

/** The rows of a new letter: one for each destination; one alone where an operator or a configuration has to come first. */
export function letterRows(filed: FiledLetter, now: number, destinations: readonly Destination[]) {
  const { id, reference, letter, repeat, suspicion } = filed;
  const goesTo = suspicion === undefined ? destinationsOf(letter.kind, destinations) : [];
  const [first = 'webhook', ...further] = goesTo;
  const unsent = suspicion === undefined ? ('held' as const) : ('suspected' as const);
  const row = {
    id,
    reference,
    kind: letter.kind,
    payload: JSON.stringify(letter.payload),
    state: goesTo.length > 0 ? ('waiting' as const) : unsent,
    created_at: now,
    waiting_since: now,
    next_attempt_at: now,
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
