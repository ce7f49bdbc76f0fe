import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { type Destination, destinations, type OutboxTable, type StoreTables, type WithDb } from './store.ts';

export type SubmissionNames = { id: string; reference: string };

/** Only the first row has the submission's own id and reference, so further ones are derived. */
export function furtherRow<Row extends SubmissionNames>(firstRow: Row, destination: Destination) {
  return {
    ...firstRow,
    destination,
    letter_id: firstRow.id,
    sent_key: null,
    id: `${firstRow.id}-${destination}`,
    reference: furtherReference(firstRow.reference, destination),
  };
}

/** For example `A7K2-M9QX-MAIL`, or `-HOOK`, at most sixteen characters. */
function furtherReference(reference: string, destination: Destination): string {
  return `${reference}-${destination.slice(-4)}`.toUpperCase();
}

/** All rows of a submission have this id. */
export const submissionId = sql<string>`coalesce(letter_id, id)`;

/** Returns the names by which visitor and receivers know a row's submission. */
export function submissionNames(row: Selectable<OutboxTable>): SubmissionNames {
  if (row.letter_id === null) return row;
  return { id: row.letter_id, reference: row.reference.replace(furtherReference('', row.destination), '') };
}

/** Matches all rows of a submission. A name is an id or a reference, in any case. */
export function isNamed(name: string) {
  const furtherReferences = destinations.map((destination) => furtherReference(name, destination));
  const references = [name.toUpperCase(), ...furtherReferences];
  return (eb: ExpressionBuilder<StoreTables, 'outbox'>) =>
    eb.or([eb('id', '=', name), eb('letter_id', '=', name), eb('reference', 'in', references)]);
}

export const createdCountQuery = ({ db }: WithDb, from: number, to: number) =>
  db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('letter_id', 'is', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', to);

/** Suspected submissions do not count. */
export const countAccepted = (kind: string) => async (store: WithDb, from: number, to: number) => {
  const accepted = createdCountQuery(store, from, to).where('kind', '=', kind);
  return (await accepted.where('state', '!=', 'suspected').executeTakeFirstOrThrow()).count;
};
