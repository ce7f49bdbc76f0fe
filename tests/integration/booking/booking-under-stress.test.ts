import { expect, onTestFinished, test } from 'vitest';
import { bookingsIn } from '../../../app/features/booking/bookings.server.ts';
import { startSite } from '../../support/running-site.ts';
import { environmentOf, storeAt, temporaryPlace } from '../../support/temporary-store.ts';
import { book, freeTimes } from './booking-form.ts';

test('[BK-2] after kill -9 among bookings every time is booked and told, or free: nothing is held for no one', {
  timeout: 120_000,
}, async () => {
  const place = await temporaryPlace('PostgreSQL');
  const environment = { ...environmentOf(place), TRUSTED_PROXIES: '1', WEBHOOK_URL: 'http://127.0.0.1:9/' };
  const dying = await startSite(environment);
  const days = Map.groupBy(await freeTimes(dying.url), (at) => at.slice(0, 10));
  // Fewer than a day may have, so that each of them stays free until it is booked.
  const times = [...days.values()].flatMap((day) => day.slice(0, 5));
  const sending = times.map((at, index) =>
    book(dying.url, { at, email: `${index}@example.org` }).catch(() => undefined),
  );
  await Promise.race(sending);
  await dying.stop('SIGKILL');
  const thanked = (await Promise.all(sending)).filter((answer) => answer?.status === 303).length;
  const store = await storeAt(place);
  const site = await startSite(environment);
  onTestFinished(() => site.stop());
  const untold = async () =>
    (await bookingsIn(store).list()).filter(
      ({ state, told_version }) => state !== 'booked' || told_version !== 0,
    );
  await expect.poll(untold, { timeout: 60_000 }).toEqual([]);
  const booked = (await bookingsIn(store).list()).map(({ start_at }) => start_at);
  expect(booked.length).toBeGreaterThanOrEqual(Math.max(1, thanked));
  const again = times.filter((at) => !booked.includes(Date.parse(at)));
  for (const [index, at] of again.slice(0, 3).entries())
    expect((await book(site.url, { at, email: `again-${index}@example.org` })).status).toBe(303);
});
