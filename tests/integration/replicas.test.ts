import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { registry } from '../../app/submissions.ts';
import { systemClock } from '../../server/clock.ts';
import { createSubmissionAdmin } from '../../server/delivery/submission-admin.ts';
import { freePort } from '../support/free-port.ts';
import { startMockWebhook } from '../support/mock-webhook.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { storeAt } from '../support/temporary-store.ts';
import { sendSubmission, subjectOf } from '../support/test-site.ts';

const replicas = 3;
const submissions = 1000;
const senders = 16;
const killEveryMs = 2000;
/** Per sender: all together take about half a minute, for some ten kills. */
const paceMs = 480;

type Answer = { status: number; retryAfter: string | null };

/** Restarts a replica on the same port after each exit. */
function supervise(environment: Record<string, string>) {
  let over = false;
  let current: RunningSite | undefined;
  let isUp = false;
  const first = Promise.withResolvers<void>();
  const watch = async () => {
    while (!over) {
      try {
        current = await startSite(environment);
      } catch {
        continue; // it left before it listened, as it does when its database goes away at that moment
      }
      isUp = true;
      first.resolve();
      if (over) await current.stop('SIGTERM');
      await current.left;
      isUp = false;
    }
  };
  const watching = watch();
  return {
    listening: first.promise,
    isUp: () => isUp,
    kill: () => current?.stop('SIGKILL'),
    stop: async () => {
      over = true;
      await current?.stop('SIGTERM');
      await watching;
    },
  };
}

/**
 * Sends a submission as a proxy does: only a refused connection leads to the next replica. One that breaks later is
 * answered 503, because the submission may have been stored.
 */
async function submit(ports: readonly number[], number: number, subject: string): Promise<Answer> {
  for (let at = number; at < number + ports.length; at += 1) {
    try {
      const response = await sendSubmission(`http://127.0.0.1:${ports[at % ports.length]}`, subject);
      // Errors are JSON too.
      await response.json();
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    } catch (error) {
      const isRefused =
        error instanceof Error && String(Reflect.get(new Object(error.cause), 'code')) === 'ECONNREFUSED';
      if (!isRefused) break;
    }
  }
  return { status: 503, retryAfter: '1' };
}

test('[CT-5] three replicas, one killed every two seconds, PostgreSQL restarted once: no message is lost, none refused but with 503', {
  timeout: 600_000,
}, async () => {
  const database = await startPostgres();
  onTestFinished(database.remove);
  const webhook = await startMockWebhook();
  onTestFinished(webhook.close);
  const ports = await Promise.all(Array.from({ length: replicas }, freePort));
  const shared = { DATABASE_URL: database.url, WEBHOOK_URL: webhook.url, TRUSTED_PROXIES: '1' };
  const sites = ports.map((port) => supervise({ PORT: String(port), ...shared }));
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
  await Promise.all(sites.map((site) => site.listening));

  const answers: Answer[] = [];
  const thanked: string[] = [];
  const numbers = Array.from({ length: submissions }, (_, number) => number).values();
  const send = async () => {
    for (const number of numbers) {
      // Resent after a 503, with a new subject because it may be a duplicate.
      for (let tries = 1; ; tries += 1) {
        const answer = await submit(ports, number, `${number} try ${tries}`);
        answers.push(answer);
        if (answer.status === 202) {
          thanked.push(`${number} try ${tries}`);
          break;
        }
        await pause(Number(answer.retryAfter ?? 1) * 1000);
      }
      await pause(paceMs);
    }
  };
  let isOver = false;
  const sent = Promise.all(Array.from({ length: senders }, send)).finally(() => {
    isOver = true;
  });
  for (let kills = 0; !isOver; kills += 1) {
    await Promise.race([sent, pause(killEveryMs)]);
    // Starting may take longer than the time between kills; the last running replica is spared.
    const standing = sites.filter((site) => site.isUp());
    if (standing.length > 1) await standing[kills % standing.length]?.kill();
    if (kills !== 5) continue;
    await database.halt('fast');
    await database.start();
  }
  await sent;
  expect(thanked).toHaveLength(submissions);
  const odd = answers.filter(({ status, retryAfter }) => !(status === 202 || (status === 503 && retryAfter)));
  expect(odd).toEqual([]);

  const store = await storeAt({ dataDir: '/nowhere', databaseUrl: database.url });
  const admin = createSubmissionAdmin({ store, kinds: registry.kinds, clock: systemClock });
  await expect
    .poll(admin.counts, { timeout: 120_000, interval: 500 })
    .toMatchObject({ waiting: 0, held: 0, dead: 0 });
  const arrived = Map.groupBy(webhook.received, subjectOf);
  expect(thanked.filter((subject) => !arrived.has(subject))).toEqual([]);
  // At least once: duplicates have the same id.
  for (const deliveries of arrived.values())
    expect(new Set(deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});
