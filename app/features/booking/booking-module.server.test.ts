import { describe, expect, test } from 'vitest';
import { HOUR } from '../../../server/clock.ts';
import { createLog } from '../../../server/observability/log.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { hoursOf, newBooking } from '../../../tests/support/new-booking.ts';
import { submissionsIn } from '../../../tests/support/submissions.ts';
import { STORE_KINDS, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { bookingModule } from './booking-module.server.ts';
import { addBooking, changeBooking, talkTime } from './bookings.server.ts';

const NOW = Date.UTC(2026, 10, 20, 10);

describe.for(STORE_KINDS)('in %s', (kind) => {
  test('[BK-4] what a booking lacks of its mails is ordered once, and a reminder a day before, if it was booked earlier', async () => {
    const store = await temporaryStore(kind);
    const clock = fakeClock(NOW);
    const { outbox, admin } = submissionsIn(store, { clock, destinations: ['mail'] });
    const mail = { url: 'smtp://localhost', from: undefined, to: undefined };
    const config = { bookingBusyUrl: undefined, mail };
    const services = { config, store, outbox, clock, fetch, log: createLog('silent') };
    const booking = await addBooking(store, newBooking('A', NOW + 48 * HOUR), NOW);
    const ordered = async () => {
      for (const _ of ['once', 'and again']) await bookingModule.jobs?.[0]?.run(services);
      return (await admin.list()).map(({ id }) => id).sort((a, b) => a.localeCompare(b));
    };
    expect(await ordered()).toEqual(['A:0:owner', 'A:0:visitor']);
    clock.advance(23 * HOUR);
    expect(await ordered()).toHaveLength(2);
    await addBooking(store, newBooking('B', NOW + 30 * HOUR), clock.now());
    clock.advance(2 * HOUR);
    expect(await ordered()).toEqual(['A:0:owner', 'A:0:reminder', 'A:0:visitor', 'B:0:owner', 'B:0:visitor']);
    if (booking) await changeBooking(store, booking, talkTime(NOW + 40 * HOUR, hoursOf()), clock.now());
    expect(await ordered()).toEqual(expect.arrayContaining(['A:1:owner', 'A:1:visitor']));
    expect(await ordered()).toHaveLength(7);
  });
});
