import { renameSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { sqliteFile } from '../../../server/db/sqlite-store.ts';
import { writeValue } from '../../../server/db/stored-values.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { bookingForm, newBooking } from '../../../tests/support/new-booking.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { handlePost } from '../../lib/forms/handle-post.server.ts';
import { servicesContext } from '../../lib/services-context.ts';
import { changeBooking, createBooking } from './booking-actions.server.ts';
import { loadBookPage, loadManagePage } from './booking-pages.server.ts';
import { bookingLink } from './booking-texts.server.ts';
import { bookingConfig, bookingsIn } from './bookings.server.ts';
import { dateOf, formatInstant, freeSlots } from './slots.server.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const slots = freeSlots(bookingConfig, NOW, { busy: [], bookings: [] });
const days = [...Map.groupBy(slots, (slot) => dateOf(slot, bookingConfig.zone)).values()];
const slotsOn = (day: number) => days[day] ?? [];
const start = slotsOn(3)[0] ?? 0;
const other = (day: number) => newBooking(`anna+${day}`, slotsOn(day)[0] ?? 0);

const form = (at: number, email = 'anna@example.org') => ({ ...bookingForm, at: formatInstant(at), email });

async function open() {
  const store = await temporaryStore();
  const clock = fakeClock(NOW);
  const { services, uses } = servicesIn(store, { clock });
  const argsOf = (address: string, init?: RequestInit) => {
    const context = new RouterContextProvider(new Map([[servicesContext, services]]));
    return { request: new Request(address, init), url: new URL(address), context };
  };
  const post = (address: string, fields: Record<string, string>) =>
    argsOf(address, { method: 'POST', body: new URLSearchParams(fields) });
  const book = async (...sent: Parameters<typeof form>) =>
    (await handlePost(post('https://firm.example/api/booking', form(...sent)), createBooking)).outcome;
  const press = async (link: string, fields: Record<string, string>) => {
    const args = post(link, fields);
    return (await handlePost(args, (posted) => changeBooking(posted, args.url))).outcome;
  };
  const blockBy = (at: number, from: number) =>
    writeValue(store, 'booking_busy', JSON.stringify({ at, intervals: [{ from, to: from + MINUTE }] }));
  const fillMailbox = () => Promise.all([4, 5].map((day) => bookingsIn(store).add(other(day), NOW)));
  return { store, clock, services, uses, argsOf, press, book, blockBy, fillMailbox };
}

async function openAsked() {
  const opened = await open();
  const asked = await bookingsIn(opened.store).add({ ...newBooking('anna', start), state: 'asked' }, NOW);
  if (!asked) throw new Error('refused');
  const link = bookingLink(opened.services.links, asked);
  const press = (button: string) => opened.press(link, { do: button });
  return { ...opened, link, press };
}

test('[BK-1][BK-2] the button of a mail confirms a talk until it begins, since the notice counts from the form; twice too, beside one other of the mailbox', async () => {
  const { store, clock, press } = await openAsked();
  await bookingsIn(store).add(other(4), NOW);
  clock.jump(start - MINUTE - NOW);
  for (const _ of ['once', 'and again'])
    expect(await press('confirm')).toMatchObject({ ok: true, booking: { state: 'booked' } });
  clock.jump(MINUTE);
  expect(await press('confirm')).toMatchObject({ ok: false, code: 'over' });
});

test.for<[string, (opened: Awaited<ReturnType<typeof open>>) => unknown, object?]>([
  ['is blocked by the owner’s calendar meanwhile', ({ blockBy }) => blockBy(NOW, start)],
  ['has no recent calendar', ({ blockBy }) => blockBy(NOW - DAY - MINUTE, 0), { reason: 'unavailable' }],
  ['would be a third of its mailbox', ({ fillMailbox }) => fillMailbox()],
])('[BK-2] a talk that %s is not confirmed by the button of a mail', async ([, happen, failure]) => {
  const opened = await openAsked();
  await happen(opened);
  expect(await opened.press('confirm')).toMatchObject(
    failure ?? { ok: false, code: 'notConfirmed', status: 409 },
  );
});

test('[BK-1][BK-2] while no times are known none is offered; a form is counted, and keeps the time that it was sent with', async () => {
  const { argsOf, book, uses, blockBy } = await open();
  await blockBy(NOW - DAY - MINUTE, 0);
  const args = argsOf(`https://firm.example/book?at=${formatInstant(start)}`);
  expect((await loadBookPage(args)).data).toMatchObject({ days: [], form: undefined });
  const outcome = await book(start);
  if (outcome.ok) throw new Error('booked');
  expect(uses).toEqual([['booking', '192.0.2.7']]);
  const again = { form: { chosen: { at: formatInstant(start) } } };
  const shown = await loadBookPage(args, { outcome, typed: form(start) });
  expect(shown).toMatchObject({ init: { status: 503 }, data: again });
});

test('[BK-2] a cancelled talk stays cancelled, and the button that confirms it says so', async () => {
  const { press } = await openAsked();
  for (const button of ['confirm', 'cancel']) await press(button);
  expect(await press('confirm')).toMatchObject({ ok: true, booking: { state: 'cancelled' } });
});

test('[BK-2] a press of a link is counted before its turn; a talk whose store is away is not said to be confirmed', async () => {
  const { store, services, argsOf, link, press } = await openAsked();
  const limited = { ok: false, reason: 'limited', retryAfterSeconds: 60, endsAt: NOW } as const;
  vi.spyOn(services.limits, 'consume').mockResolvedValueOnce(limited);
  expect(await press('confirm')).toEqual(limited);
  const shown = await loadManagePage(argsOf(link), { outcome: limited, typed: {} });
  expect(shown).toMatchObject({ init: { status: 429 }, data: { booking: { state: 'asked' } } });
  renameSync(sqliteFile(store.place.dataDir), `${sqliteFile(store.place.dataDir)}.away`);
  expect(await press('confirm')).toMatchObject({ ok: false, reason: 'unavailable' });
});

type Sent = [at: number, email?: string];
const ofDay = (index: number): Sent => [slotsOn(3)[index] ?? 0, `${index}@example.org`];
const ofMailbox = (index: number): Sent => [slotsOn(index)[0] ?? 0];
test.for<[string, number, (index: number) => Sent, object]>([
  ['of a day', bookingConfig.maxPerDay, ofDay, { code: 'notFree' }],
  ['of a mailbox, of whose talks nobody is told,', 2, ofMailbox, { retryAfterSeconds: DAY / 1000 }],
])('[BK-2] of talks at once that are too many %s the first are booked', async ([, most, sent, refusal]) => {
  const { store, book } = await open();
  const outcomes = await Promise.all(Array.from({ length: 9 }, (_, index) => book(...sent(index))));
  const confirmed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.booking.id] : []));
  const stored = (await bookingsIn(store).list()).map(({ id }) => id);
  expect(new Set(stored)).toEqual(new Set(confirmed));
  expect(stored).toHaveLength(most);
  expect(outcomes.at(-1)).toMatchObject(refusal);
});

test('[BK-2] talks that are moved to one day are no more than it may have', async () => {
  const { store, services, press } = await open();
  const move = async (at: number, index: number) => {
    const talk = await bookingsIn(store).add({ ...other(index + 4), email: `${index}@example.org` }, NOW);
    return talk && press(bookingLink(services.links, talk), { at: formatInstant(at) });
  };
  await Promise.all(slotsOn(3).map(move));
  const moved = (await bookingsIn(store).list()).filter(({ start_at }) => slotsOn(3).includes(start_at));
  expect(moved).toHaveLength(bookingConfig.maxPerDay);
});
