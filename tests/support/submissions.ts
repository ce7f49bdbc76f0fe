import type { contactFields } from '../../app/features/contact/contact.fields.ts';
import { serverModules } from '../../app/server-modules.ts';
import { type Store, type SubmissionState, states } from '../../server/db/store.ts';
import { createClaims } from '../../server/delivery/claims.ts';
import { createOutbox } from '../../server/delivery/outbox.ts';
import type { Submission } from '../../server/delivery/submission.ts';
import { createSubmissionAdmin } from '../../server/delivery/submission-admin.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/observability/log.ts';
import { fakeClock } from './fake-clock.ts';

type Parts = Parameters<typeof createOutbox>[0] & Parameters<typeof createClaims>[0];

/** Returns a submission of the contact form, with defaults. */
export function contactSubmission(
  over: Partial<Record<keyof typeof contactFields | 'language' | 'page', string>> = {},
): Submission {
  const payload = {
    name: 'Anna',
    email: 'anna@example.org',
    company: '',
    subject: 'Hello',
    message: 'A question',
    ...over,
  };
  return { kind: 'contact', payload };
}

/** Opens outbox, claims and admin on a store, by default with a webhook. */
export function submissionsIn(store: Store, over: Omit<Partial<Parts>, 'store'> = {}) {
  const parts: Parts = {
    store,
    kinds: serverModules.kinds,
    clock: fakeClock(),
    ids: randomIds,
    log: createLog('silent'),
    destinations: ['webhook'],
    destination: 'webhook',
    claimant: 'test',
    leaseMs: 20_000,
    ...over,
  };
  return { outbox: createOutbox(parts), claims: createClaims(parts), admin: countingAdmin(parts) };
}

/** `counts` are by state. Each submission counts once per destination. */
export function countingAdmin(parts: Parameters<typeof createSubmissionAdmin>[0]) {
  const admin = createSubmissionAdmin(parts);
  const count = async (state: SubmissionState) => [state, (await admin.list(state)).length];
  return { ...admin, counts: async () => Object.fromEntries(await Promise.all(states.map(count))) };
}
