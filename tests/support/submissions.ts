import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/log/log.ts';
import { createClaims } from '../../server/outbox/claims.ts';
import type { Letter } from '../../server/outbox/letter.ts';
import { createLetterAdmin } from '../../server/outbox/letter-admin.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import type { Store } from '../../server/store/store.ts';
import { fakeClock } from './fake-clock.ts';

type Parts = Parameters<typeof createOutbox>[0] & Parameters<typeof createClaims>[0];

/** A contact letter; what a test does not care about has a value. */
export function contactLetter(over: Partial<Extract<Letter, { kind: 'contact' }>['payload']> = {}): Letter {
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

/** What takes letters in, hands them out and shows them to an operator, for letters by webhook unless a test says otherwise. */
export function lettersIn(store: Store, over: Omit<Partial<Parts>, 'store'> = {}) {
  const parts: Parts = {
    store,
    clock: fakeClock(),
    ids: randomIds,
    log: createLog('silent'),
    destinations: ['webhook'],
    destination: 'webhook',
    claimant: 'test',
    maxAttempts: 10,
    leaseMs: 20_000,
    ...over,
  };
  return { outbox: createOutbox(parts), claims: createClaims(parts), admin: createLetterAdmin(parts) };
}
