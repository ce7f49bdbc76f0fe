import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import { DAY, MINUTE, OWNER_TIME_ZONE } from '../../../../server/clock.ts';
import { BACKED_UP_AT } from '../../../../server/db/copy-store.ts';
import type { SubmissionState, WithDb } from '../../../../server/db/store.ts';
import { readValue, writeValue } from '../../../../server/db/stored-values.ts';
import { createdCountQuery, submissionId } from '../../../../server/db/submission-rows.ts';
import { listPageCounts, pagesBy } from '../../../../server/page-counts/page-counts.ts';
import type { Job, JobServices } from '../../../../server/server-module.ts';
import { utcDay } from '../../../lib/utc-day.ts';
import { noticeKinds } from '../notice-kinds.server.ts';
import type { Digest } from './digest-text.server.ts';

const CHECK_MS = 5 * MINUTE;
const DAYS_KEPT = 14;
const HOUR_OF_DAY = 7;
const MAX_REFERRERS = 5;
const chatUseSchema = z.object({ day: z.string(), used: z.number() });
const DIGEST_OF = 'digest_of';

/** One process sends it every Monday at seven in Luxembourg, or later if none ran then. */
export const digestJob: Job = {
  name: 'digest',
  everyMs: CHECK_MS,
  run: async (services) => {
    const { store, outbox, clock, destinations } = services;
    const destination = destinations.find((to) => to === 'mail') ?? destinations[0];
    if (!destination) return;
    await keepChatUse(services);
    const monday = lastMonday(clock.now());
    const week = monday.toPlainDate().toString();
    const latest = await readValue(store, DIGEST_OF);
    if (latest === week) return;
    // There is no digest for the first week.
    if (latest !== undefined) {
      const payload = await digestOf(services, monday);
      const submission = { kind: `digest_${destination}` as const, payload };
      const { ok } = await outbox.accept(submission, { id: `digest:${week}` });
      if (!ok) return;
    }
    await writeValue(store, DIGEST_OF, week);
  },
};

function lastMonday(now: number): Temporal.ZonedDateTime {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(OWNER_TIME_ZONE);
  const monday = local
    .subtract({ days: local.dayOfWeek - 1 })
    .withPlainTime(Temporal.PlainTime.from({ hour: HOUR_OF_DAY }));
  return monday.epochMilliseconds <= now ? monday : monday.subtract({ weeks: 1 });
}

async function digestOf(services: JobServices, monday: Temporal.ZonedDateTime): Promise<Digest> {
  const { store, config, weeklyCounts } = services;
  const begin = monday.subtract({ weeks: 1 });
  const [from, to] = [begin.epochMilliseconds, monday.epochMilliseconds];
  const counts: Digest['counts'] = {};
  for (const [name, count] of Object.entries(weeklyCounts)) counts[name] = await count(store, from, to);
  const pages = await listPageCounts(store, begin.toPlainDate().toString(), monday.toPlainDate().toString());
  const backedUp = await readValue(store, BACKED_UP_AT);
  const submissions = await rowsWithoutNotices(store)
    .select(({ fn }) => [
      'state',
      fn.count<number>(submissionId).distinct().as('count'),
      fn.min('created_at').as('since'),
    ])
    .groupBy('state')
    .execute();
  const suspected = createdCountQuery(store, from, to).where('state', '=', 'suspected');
  const inState = (state: SubmissionState) =>
    submissions.find((row) => row.state === state) ?? { count: 0, since: null };
  return {
    from,
    to,
    counts,
    waiting: inState('waiting'),
    failed: inState('dead'),
    held: inState('held'),
    spam: (await suspected.executeTakeFirstOrThrow()).count,
    pages: pages.reduce((sum, { pages: count }) => sum + count, 0),
    referrers: pagesBy(pages, 'referrer')
      .filter(([host]) => host !== '')
      .slice(0, MAX_REFERRERS),
    chat: await chatUse(services, begin.toPlainDate().toString(), monday.toPlainDate().toString()),
    disk: await freeShare(config),
    backup: config.databaseUrl === undefined ? Number(backedUp ?? 0) || null : undefined,
  };
}

export const rowsWithoutNotices = ({ db }: WithDb) =>
  db.selectFrom('outbox').where('kind', 'not in', Object.keys(noticeKinds));

/** Returns undefined if the database is on another machine. */
export async function freeShare({
  dataDir,
  databaseUrl,
}: JobServices['config']): Promise<number | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const { bavail, blocks } = await statfs(dataDir);
  return bavail / blocks;
}

/** The budget knows only today, so two weeks are kept for a late digest. */
async function keepChatUse({ store, config, clock, budgetLeft }: JobServices): Promise<void> {
  if (!budgetLeft) return;
  const now = clock.now();
  const day = utcDay(now);
  const used = config.chatDailyRequests - (await budgetLeft());
  await writeValue(store, `chat_use_${Math.floor(now / DAY) % DAYS_KEPT}`, JSON.stringify({ day, used }));
}

async function chatUse({ store, config, budgetLeft }: JobServices, from: string, to: string) {
  if (!budgetLeft) return;
  const kept = store.db.selectFrom('settings').select('value').where('name', 'like', 'chat_use_%');
  const days = (await kept.execute()).map(({ value }) => chatUseSchema.parse(JSON.parse(value)));
  const count = days.reduce((sum, { day, used }) => (day >= from && day < to ? sum + used : sum), 0);
  return { count, allowed: 7 * config.chatDailyRequests };
}
