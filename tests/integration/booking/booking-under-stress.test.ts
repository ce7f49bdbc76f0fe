import { expect, inject, onTestFinished, test } from 'vitest';
import { listBookings, tablesOf } from '../../../app/features/booking/bookings.server.ts';
import { freePort } from '../../support/free-port.ts';
import { startMailServer } from '../../support/mock-mail-server.ts';
import { startSite } from '../../support/running-site.ts';
import { newDatabase } from '../../support/temporary-database.ts';
import { environmentOf, STORE_KINDS, storeAt, temporaryPlace } from '../../support/temporary-store.ts';
import { siteOfTest } from '../../support/test-site.ts';
import { book, freeTimes, placeIn } from './booking-form.ts';

test.for(STORE_KINDS)(
  '[BK-2] of fifty visitors who send the form for one time at once, one gets it, and forty-nine the three nearest: %s',
  async (kind) => {
    const place = await temporaryPlace(kind);
    const environment = { ...environmentOf(place), TRUSTED_PROXIES: '1' };
    const sites = await Promise.all(
      Array.from({ length: kind === 'SQLite' ? 1 : 2 }, () => startSite(environment)),
    );
    for (const site of sites) onTestFinished(() => site.stop());
    const urls = sites.map(({ url }) => url);
    const [at = ''] = await freeTimes(urls[0] ?? '');
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const fields = {
          at,
          name: `Visitor ${index}`,
          email: `visitor-${index}@example.org`,
          note: `note ${index}`,
        };
        const answer = await book(urls[index % urls.length] ?? '', fields);
        const html = await answer.text();
        return {
          status: answer.status,
          keepsNote: html.includes(`note ${index}`),
          offers: html.match(/type="radio"[^>]*name="at"/g)?.length,
        };
      }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 303);
    expect(others).toEqual(Array.from({ length: 49 }, () => ({ status: 409, keepsNote: true, offers: 3 })));
  },
);

test('[BK-4] while mail is down a talk is booked with its calendar entry, and the mails come when it is back', {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const site = await siteOfTest({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@firm.lu',
    MAIL_TO: 'owner@firm.lu',
  });
  const [at = ''] = await freeTimes(site.url);
  const booked = await book(site.url, { at });
  expect(booked.status).toBe(303);
  expect(await (await fetch(`${site.url}${placeIn(booked)}&ics`)).text()).toContain('METHOD:PUBLISH');
  await expect.poll(() => site.log.join()).toContain('delivery.retry_later');
  const mail = await startMailServer({ port });
  onTestFinished(mail.close);
  const arrived = () => mail.received.flatMap(({ to }) => to).sort();
  await expect.poll(arrived, { timeout: 60_000 }).toEqual(['anna@example.org', 'owner@firm.lu']);
});

test('[BK-2] after kill -9 among bookings every time is booked and told, or free: nothing is held for no one', {
  timeout: 120_000,
}, async () => {
  const { url, drop } = await newDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const environment = { DATABASE_URL: url, TRUSTED_PROXIES: '1', WEBHOOK_URL: 'http://127.0.0.1:9/' };
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
  const store = await storeAt({ dataDir: '/nowhere', databaseUrl: url });
  // Two minutes pass.
  await tablesOf(store)
    .updateTable('bookings')
    .set({ changed_at: 0 })
    .where('state', '=', 'claiming')
    .execute();
  await tablesOf(store).updateTable('booking_cells').set({ held_at: 0 }).execute();
  const site = await startSite(environment);
  onTestFinished(() => site.stop());
  const states = async () => [
    ...new Set(
      (await listBookings(store)).map(
        ({ state, version, told_version }) => `${state} ${version === told_version}`,
      ),
    ),
  ];
  await expect.poll(states, { timeout: 60_000 }).toEqual(['booked true']);
  const booked = (await listBookings(store)).map(({ start_at }) => start_at);
  expect(booked.length).toBeGreaterThanOrEqual(thanked);
  const again = times.filter((at) => !booked.includes(Date.parse(at)));
  for (const [index, at] of again.slice(0, 3).entries())
    expect((await book(site.url, { at, email: `again-${index}@example.org` })).status).toBe(303);
});
