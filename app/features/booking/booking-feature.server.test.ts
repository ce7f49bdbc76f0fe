import { describe, expect, test } from 'vitest';
import { createLog } from '../../../server/observability/log.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { submissionsIn } from '../../../tests/support/submissions.ts';
import { STORE_KINDS, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { bookingFeature } from './booking-feature.server.ts';
import { addBooking, moveBooking } from './hold-times.server.ts';
import { cellsIn } from './slots.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 10);
const place = (start_at: number) => ({
  start_at,
  minutes: 30,
  cells: cellsIn({ from: start_at, to: start_at + HOUR }),
});

describe.for(STORE_KINDS)('in %s', (kind) => {
  test('[BK-4] what a booking lacks of its mails is ordered once, and a reminder a day before, if it was booked earlier', async () => {
    const store = await temporaryStore(kind);
    const clock = fakeClock(NOW);
    const { outbox, admin } = submissionsIn(store, { clock, destinations: ['mail'] });
    const config = {
      bookingBusyUrl: undefined,
      mail: { url: 'smtp://localhost', from: undefined, to: undefined },
    };
    const services = { config, store, outbox, clock, fetch, log: createLog('silent') };
    const given = { language: 'en', way: 'phone', email: 'a@b.lu', fields: '{}' };
    const early = { ...given, id: 'A', sent_key: 'A', ...place(NOW + 48 * HOUR) };
    const late = { ...given, id: 'B', sent_key: 'B', ...place(NOW + 30 * HOUR) };
    const booking = await addBooking(store, early, 'claiming', NOW);
    const ordered = async () => {
      for (const _ of ['once', 'and again']) await bookingFeature.jobs?.[0]?.run(services);
      return (await admin.list()).map(({ id }) => id).sort((a, b) => a.localeCompare(b));
    };
    expect(await ordered()).toEqual(['A:0:owner', 'A:0:visitor']);
    clock.advance(23 * HOUR);
    expect(await ordered()).toHaveLength(2);
    await addBooking(store, late, 'claiming', clock.now());
    clock.advance(2 * HOUR);
    expect(await ordered()).toEqual(['A:0:owner', 'A:0:reminder', 'A:0:visitor', 'B:0:owner', 'B:0:visitor']);
    if (booking) await moveBooking(store, booking, place(NOW + 40 * HOUR), clock.now());
    expect(await ordered()).toEqual(expect.arrayContaining(['A:1:owner', 'A:1:visitor']));
    expect(await ordered()).toHaveLength(7);
  });
});
