import { describe, expect, onTestFinished, test } from 'vitest';
import { bookingsIn } from '../../../app/features/booking/bookings.server.ts';
import { startSite } from '../../support/running-site.ts';
import { environmentOf, storeAt, storeKinds, temporaryPlace } from '../../support/temporary-store.ts';
import { book, freeTimes } from './booking-form.ts';

test('[BK-2] after kill -9 among bookings every time is booked and told, or free: nothing is held for no one', {
  timeout: 120_000,
}, async () => {
  const place = await temporaryPlace('PostgreSQL');
  const environment = { ...environmentOf(place), TRUSTED_PROXIES: '1', WEBHOOK_URL: 'http://127.0.0.1:9/' };
  const dying = await startSite(environment);
  const days = Map.groupBy(await freeTimes(dying.url), (at) => at.slice(0, 10));
  // These are fewer than a day may have, so that each stays free until it is booked.
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
  await expect.poll(bookingsIn(store).withoutDeliveries, { timeout: 60_000 }).toEqual([]);
  const booked = (await bookingsIn(store).list()).map(({ start_at }) => start_at);
  expect(booked.length).toBeGreaterThanOrEqual(Math.max(1, thanked));
  const again = times.filter((at) => !booked.includes(Date.parse(at)));
  for (const [index, at] of again.slice(0, 3).entries())
    expect((await book(site.url, { at, email: `again-${index}@example.org` })).status).toBe(303);
});

describe.for(storeKinds)('two servers on one store in %s', (kind) => {
  test('[BK-2] of fifty visitors at once who want one time, one gets it, and the others the three nearest with all that they typed', {
    timeout: 120_000,
  }, async () => {
    const environment = { ...environmentOf(await temporaryPlace(kind)), TRUSTED_PROXIES: '1' };
    const [one, other] = [await startSite(environment), await startSite(environment)];
    for (const site of [one, other]) onTestFinished(() => site.stop());
    const [, wanted = '', next] = await freeTimes(one.url);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const typed = { at: wanted, email: `${index}@example.org`, key: `${index}`, note: `note ${index}.` };
        const answer = await book(index % 2 ? one.url : other.url, typed);
        return { status: answer.status, note: typed.note, html: await answer.text() };
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([303, ...Array.from({ length: 49 }, () => 409)]);
    for (const { html, note } of answers.filter(({ status }) => status === 409)) {
      expect(html).toContain(note);
      const offered = [...html.matchAll(/name="at"[^>]* value="([^"]+)"/g)].map(([, at]) => at);
      expect(offered).toHaveLength(3);
      expect(offered).toContain(next);
    }
    expect(await freeTimes(other.url)).not.toContain(wanted);
  });
});
