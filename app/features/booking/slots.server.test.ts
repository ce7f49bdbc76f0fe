import { expect, test } from 'vitest';
import { hoursOf } from '../../../tests/support/new-booking.ts';
import { blockedBy, dateOf, freeSlots, parseInstant, type Taken } from './slots.server.ts';

const nothing: Taken = { busy: [], bookings: [] };
const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-20T10:00Z');
const utc = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString().slice(11, 16));

function startsOn(date: string, config = hoursOf(), taken = nothing): string[] {
  return utc(freeSlots(config, NOW, taken).filter((start) => dateOf(start, config.zone) === date));
}

test('[BK-1] a weekday offers a slot each 45 minutes that leaves room for a talk, in Luxembourg time', () => {
  const morning = ['08:00', '08:45', '09:30', '10:15'];
  expect(startsOn('2026-11-25')).toEqual([...morning, '13:00', '13:45', '14:30', '15:15', '16:00']);
  expect(startsOn('2026-11-28')).toEqual([]);
});

test('[BK-1] a talk of 30 minutes with 15 after it takes exactly the starts that it touches', () => {
  const config = hoursOf({ step: 15 });
  const all = startsOn('2026-11-25', config);
  const talk = at('2026-11-25T09:00Z');
  const left = startsOn('2026-11-25', config, { ...nothing, busy: [blockedBy(talk, config)] });
  expect(all.filter((start) => !left.includes(start))).toEqual(['08:30', '08:45', '09:00', '09:15', '09:30']);
});

test('[BK-1] nothing is offered within the notice or beyond the horizon', () => {
  const starts = freeSlots(hoursOf(), NOW, nothing);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(NOW + 24 * 3_600_000);
  expect(Math.max(...starts)).toBeLessThanOrEqual(NOW + 30 * 86_400_000);
});

test('[BK-1] a day of exception offers nothing, or only its own hours', () => {
  const day = { from: '2026-11-25', to: '2026-11-25' };
  expect(startsOn('2026-11-25', hoursOf({ exceptions: [{ ...day, hours: [] }] }))).toEqual([]);
  const evening = hoursOf({ exceptions: [{ ...day, hours: ['18:00-19:00'] }] });
  expect(startsOn('2026-11-25', evening)).toEqual(['17:00']);
});

test('[BK-1] hours over a change of the clock: nothing between two and three, nothing twice, and nine stays nine', () => {
  const long = { step: 30, bufferAfter: 0, horizonDays: 400, maxPerDay: 96 };
  const config = hoursOf({ ...long, week: { sun: ['01:00-04:00'] } });
  expect(startsOn('2027-03-28', config)).toEqual(['00:00', '00:30', '01:00', '01:30']);
  expect(startsOn('2027-10-31', config)).toEqual(['23:00', '23:30', '02:00', '02:30']);
  const atNine = (day: string) => startsOn(day, hoursOf({ horizonDays: 400 }))[0];
  expect(['2027-03-26', '2027-03-29'].map(atNine)).toEqual(['08:00', '07:00']);
});

test('[BK-1] only an instant to the minute, in UTC, is read from an address', () => {
  expect(parseInstant('2026-11-25T08:45Z')).toBe(at('2026-11-25T08:45Z'));
  for (const text of ['2026-11-25T08:45', '2026-13-25T08:45Z', 'soon', ''])
    expect(parseInstant(text)).toBeUndefined();
});

test.for([
  [{ minutes: 20 }, 'a multiple of 15 minutes'],
  [{ week: { mon: ['09:00-12:00', '11:30-13:00'] } }, 'hours that overlap, or are not in order'],
  [{ week: { mon: ['09:00-09:15'] } }, '09:00-09:15: shorter than a talk of 30 minutes'],
  [{ week: { mon: ['09:10-12:00'] } }, 'hours like 09:00-12:00, in steps of 15 minutes'],
  [{ week: { mon: ['9-12'] } }, 'hours like 09:00-12:00, in steps of 15 minutes'],
  [{ exceptions: [{ from: '2026-12-26', to: '2026-12-25', hours: [] }] }, 'ends before it begins'],
  [{ ways: { phone: false, video: '', office: false } }, 'offer at least one way to talk'],
  [{ zone: 'Europe/Atlantis' }, 'the time zone of all hours, like Europe/Luxembourg'],
] as const)('[BK-1] the hours refuse %o with a reason', ([changes, reason]) => {
  expect(() => hoursOf(changes)).toThrow(reason);
});
