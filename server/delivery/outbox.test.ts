import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import { storeAt, storeKinds, temporaryStore } from '../../tests/support/temporary-store.ts';
import type { Store } from '../db/store.ts';
import { type Ids, randomIds } from '../ids.ts';

function open(store: Store, ids: Pick<Ids, 'submission' | 'reference'> = randomIds) {
  const clock = fakeClock();
  return { ...submissionsIn(store, { clock, ids }), clock };
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[CT-5] an accepted submission is there for another process, word for word', async () => {
    const store = await temporaryStore(kind);
    const submission = contactSubmission({ message: 'Zwei Zeilen\n„Grüße“ – Привіт 👋' });
    const accepted = await open(store).outbox.accept(submission);
    expect(accepted).toMatchObject({
      ok: true,
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    const other = open(await storeAt(store.place));
    expect(await other.admin.list('waiting')).toMatchObject([{ submission, attempts: 0 }]);
  });

  test('[CT-5] two submissions that were given the same reference are both kept', async () => {
    const references = ['AAAA-2222', 'AAAA-2222', 'BBBB-3333'];
    const ids = {
      submission: randomIds.submission,
      reference: () => references.shift() ?? randomIds.reference(),
    };
    const { outbox, admin } = open(await temporaryStore(kind), ids);
    const accepted = [0, 1].map(() => outbox.accept(contactSubmission()));
    const given = (await Promise.all(accepted)).map((each) => each.ok && each.reference);
    expect(new Set(given)).toEqual(new Set(['AAAA-2222', 'BBBB-3333']));
    expect(await admin.list()).toHaveLength(2);
  });

  test('a fault of ours is not passed off as a store that is down', async () => {
    const store = await temporaryStore(kind);
    const ids = { submission: () => 'msg_same', reference: randomIds.reference };
    const { outbox } = open(store, ids);
    await outbox.accept(contactSubmission());
    await expect(outbox.accept(contactSubmission())).rejects.toThrow(/unique/i);
  });

  test('[CT-5] of one form that reaches several replicas at the same moment one submission is kept, and all say its reference', async () => {
    const store = await temporaryStore(kind);
    const replicas = [open(store), open(await storeAt(store.place)), open(await storeAt(store.place))];
    const idempotencyKey = { value: 'the same' };
    const copies = [...replicas, ...replicas].map(({ outbox }) =>
      outbox.accept(contactSubmission(), { idempotencyKey }),
    );
    const others = replicas.map(({ outbox }) => outbox.accept(contactSubmission()));
    const accepted = await Promise.all(copies);
    await Promise.all(others);
    expect(new Set(accepted.map((each) => each.ok && each.reference)).size).toBe(1);
    expect(await replicas[0]?.admin.list()).toHaveLength(4);
  });

  test('[CT-5] the same words without a key are a repeat for a while, and then a submission again', async () => {
    const { outbox, admin, clock } = open(await temporaryStore(kind));
    const idempotencyKey = { value: 'the same words', withinMs: 1000 };
    const first = await outbox.accept(contactSubmission(), { idempotencyKey });
    clock.advance(999);
    expect(await outbox.accept(contactSubmission(), { idempotencyKey })).toEqual(first);
    clock.advance(1);
    const later = await outbox.accept(contactSubmission(), { idempotencyKey });
    expect(later).not.toEqual(first);
    expect(await outbox.accept(contactSubmission(), { idempotencyKey })).toEqual(later);
    expect(await admin.list()).toHaveLength(2);
  });
});

test('[CT-5] a store that another process keeps locked is said, not thrown', async () => {
  const store = await temporaryStore();
  const other = await storeAt(store.place);
  await sql`begin immediate`.execute(other.db);
  expect(await open(store).outbox.accept(contactSubmission())).toEqual({ ok: false, reason: 'unavailable' });
  await sql`rollback`.execute(other.db);
});
