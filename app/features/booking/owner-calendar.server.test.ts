import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR } from '../../../server/clock.ts';
import { readValue } from '../../../server/db/stored-values.ts';
import { createLog } from '../../../server/observability/log.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { listening } from '../../../tests/support/listening-server.ts';
import { newBooking } from '../../../tests/support/new-booking.ts';
import { jobServicesIn } from '../../../tests/support/services.ts';
import { submissionsIn } from '../../../tests/support/submissions.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { bookingsIn } from './bookings.server.ts';
import { busyIntervals, ownerCalendarJob, readBusyIntervals } from './owner-calendar.server.ts';

const ZONE = 'Europe/Luxembourg';
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'];
const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const once = (start: string, end: string, ...more: string[]) =>
  event(`UID:${start}${more}`, `DTSTART:${start}`, `DTEND:${end}`, ...more);

test('[BK-1] of the owner’s calendar, opaque events block, each week over a change of the clock, but for exceptions', async () => {
  const events = calendar(
    event(
      ...['UID:weekly', 'RRULE:FREQ=WEEKLY;COUNT=4', `EXDATE;TZID=${ZONE}:20261102T090000`],
      ...[`DTSTART;TZID=${ZONE}:20261019T090000`, `DTEND;TZID=${ZONE}:20261019T100000`],
    ),
    once('20261021T090000Z', '20261021T100000Z', 'TRANSP:TRANSPARENT'),
    once('20261021T110000Z', '20261021T120000Z', 'STATUS:CANCELLED'),
    event('UID:day', 'DTSTART;VALUE=DATE:20261022', 'DTEND;VALUE=DATE:20261023'),
  );
  const busy = await busyIntervals(events, Date.UTC(2026, 9, 15));
  const text = (time: number) => new Date(time).toISOString().slice(0, 16);
  expect(busy.map(({ from, to }) => [text(from), text(to)])).toEqual([
    ['2026-10-19T07:00', '2026-10-19T08:00'],
    ['2026-10-26T08:00', '2026-10-26T09:00'],
    ['2026-11-09T08:00', '2026-11-09T09:00'],
    ['2026-10-21T22:00', '2026-10-22T22:00'],
  ]);
});

async function open() {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 10, 20, 10));
  const { outbox, admin } = submissionsIn(store, { clock, destinations: ['mail'] });
  const answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 200 };
  const { port, stop } = await listening(
    createServer((_, response) => response.writeHead(answer.status, answer.headers).end(answer.body)),
  );
  onTestFinished(stop);
  const say = (next: typeof answer) => Object.assign(answer, { headers: {}, body: '' }, next);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const mail = { url: 'smtp://localhost', from: undefined, to: undefined };
  const config = { bookingBusyUrl: `http://127.0.0.1:${port}/secret.ics`, mail };
  const run = (changes = {}) =>
    ownerCalendarJob.run(jobServicesIn(store, { config: { ...config, ...changes }, outbox, clock, log }));
  const notices = async () => (await admin.list()).map(({ submission }) => submission);
  return { store, clock, run, notices, lines, say };
}

test('[BK-1] of a calendar that cannot be fetched the last copy counts, its owner is told after an hour, and after a day nothing is offered', async () => {
  const { store, clock, run, notices, lines, say } = await open();
  const [from, to] = [Date.UTC(2026, 10, 25, 9), Date.UTC(2026, 10, 25, 10)];
  say({ status: 200, body: calendar(once('20261125T090000Z', '20261125T100000Z', 'SUMMARY:Secret')) });
  await run();
  expect(await readBusyIntervals(store, clock.now())).toEqual([{ from, to }]);
  expect(await readValue(store, 'booking_busy')).not.toContain('Secret');
  const elsewhere = { status: 302, headers: { Location: 'https://elsewhere.example/' } };
  for (const failure of [{ status: 500 }, { status: 200, body: 'no calendar' }, elsewhere]) {
    say(failure);
    await run();
  }
  expect(await notices()).toEqual([]);
  clock.advance(2 * HOUR);
  for (const _ of ['once', 'and again']) await run();
  expect(await notices()).toMatchObject([{ kind: 'booking_notice' }]);
  expect(lines.join()).toContain('booking.busy_too_old');
  clock.advance(21 * HOUR);
  expect(await readBusyIntervals(store, clock.now())).toHaveLength(1);
  clock.advance(2 * HOUR);
  expect(await readBusyIntervals(store, clock.now())).toBeUndefined();
  clock.jump(-3 * DAY);
  expect(await readBusyIntervals(store, clock.now())).toBeUndefined();
});

test('[BK-1] an event of the owner over a booked talk is told once, by mail only; an error of the store is none of the calendar', async () => {
  const { store, clock, run, notices, lines, say } = await open();
  await bookingsIn(store).add(newBooking('B', Date.UTC(2026, 10, 25, 9)), clock.now());
  say({ status: 200, body: calendar(once('20261125T091500Z', '20261125T100000Z')) });
  await run({ mail: undefined });
  expect(await notices()).toEqual([]);
  for (const _ of ['once', 'and again']) await run();
  expect(await notices()).toEqual([{ kind: 'booking_notice', payload: { booking: 'B' } }]);
  await store.db.schema.dropTable('bookings').execute();
  await expect(run()).rejects.toThrow('no such table');
  expect(lines).toEqual([]);
});
