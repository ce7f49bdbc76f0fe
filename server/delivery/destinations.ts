import type { Destination } from '../db/store.ts';
import type { SubmissionKinds } from './submission.ts';

export function mailOnlyKinds(kinds: SubmissionKinds): string[] {
  return Object.keys(kinds).filter((kind) => !kinds[kind]?.webhook);
}

export function destinationsOf(
  kind: string,
  destinations: readonly Destination[],
  kinds: SubmissionKinds,
): Destination[] {
  return destinations.filter((destination) => destination === 'mail' || !mailOnlyKinds(kinds).includes(kind));
}

/** `msg_1-mail` */
export function furtherName(name: string, destination: Destination): string {
  return `${name}-${destination}`;
}
