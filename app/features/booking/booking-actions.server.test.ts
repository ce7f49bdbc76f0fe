import { renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepValue } from '../../../server/db/settings.ts';
import { sqliteFile } from '../../../server/db/sqlite-store.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { newBooking } from '../../../tests/support/new-booking.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { changeTalk, takeBooking } from './booking-actions.server.ts';
import { talkLink } from './booking-mails.server.ts';
import { addBooking } from './bookings.server.ts';
import { bookingConfig, freeDays, instantText } from './slots.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 10);
const days = [...freeDays(bookingConfig, NOW, { busy: [], starts: [] })];
const start = days[3]?.starts[0] ?? 0;
const other = (day: number) => ({
  ...newBooking(`other-${day}`, days[day]?.starts[0] ?? 0),
  email: 'anna+2@example.org',
});

async function open() {
  const store = await temporaryStore();
  const clock = fakeClock(NOW);
  const { services, uses } = servicesIn(store, { clock });
  const asked = await addBooking(store, { ...newBooking('anna', start), state: 'asked' }, NOW);
  if (!asked) throw new Error('refused');
  const url = new URL(talkLink(services.links, asked));
  const confirm = () => {
    const body = new URLSearchParams({ do: 'confirm' });
    return changeTalk(new Request(url, { method: 'POST', body }), url, services);
  };
  const blockBy = (at: number, from: number) =>
    keepValue(store, 'booking_busy', JSON.stringify({ at, intervals: [{ from, to: from + MINUTE }] }));
  return { store, clock, services, uses, confirm, blockBy };
}

type Opened = Awaited<ReturnType<typeof open>>;

test('[BK-2] a talk by the button of a mail is confirmed, twice too, beside one other of the mailbox', async () => {
  const { store, confirm } = await open();
  await addBooking(store, other(4), NOW);
  for (const _ of ['once', 'and again'])
    expect(await confirm()).toMatchObject({ ok: true, booking: { state: 'booked' } });
});

test.for<[string, (opened: Opened) => unknown]>([
  ['begins in a minute', ({ clock }) => clock.jump(start - MINUTE - NOW)],
  ['is blocked by the owner’s calendar meanwhile', ({ blockBy }) => blockBy(NOW, start)],
  ['cannot be compared with a recent calendar', ({ blockBy }) => blockBy(NOW - 1441 * MINUTE, 0)],
  [
    'would be a third of its mailbox',
    ({ store }) => Promise.all([4, 5].map((day) => addBooking(store, other(day), NOW))),
  ],
])('[BK-2] a talk that %s is not confirmed by the button of a mail', async ([, happen]) => {
  const opened = await open();
  await happen(opened);
  expect(await opened.confirm()).toMatchObject({ ok: false, problem: 'taken', status: 409 });
});

test('[BK-2] a form that comes while no times are known is counted, and not told that its time is taken', async () => {
  const { services, uses, blockBy } = await open();
  await blockBy(NOW - 1441 * MINUTE, 0);
  const body = new URLSearchParams({
    at: instantText(start),
    name: 'Anna',
    email: 'anna@example.org',
    key: 'k',
    elapsed: '5000',
    way: 'phone',
    phone: '+352 1',
    talk: 'en',
    topic: 'project',
    note: '',
    website: '',
  });
  const request = new Request('https://firm.example/api/booking', { method: 'POST', body });
  expect(await takeBooking(request, 'en', services)).toMatchObject({ problem: 'failed', status: 503 });
  expect(uses).toEqual([['booking', '192.0.2.7']]);
});

test('[BK-2] a talk whose store is away is not said to be confirmed', async () => {
  const { store, confirm } = await open();
  renameSync(sqliteFile(store.place.dataDir), `${sqliteFile(store.place.dataDir)}.away`);
  expect(await confirm()).toMatchObject({ problem: 'failed', status: 503 });
});
