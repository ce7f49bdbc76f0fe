import { expressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import { DAY, HOUR, MINUTE, OWNER_TIME_ZONE, ownerDay } from '../../../server/clock.ts';
import type { Destination, StoreTables, WithDb } from '../../../server/db/store.ts';
import { readJsonValue, readOrInsertValue, writeValue } from '../../../server/db/stored-values.ts';
import type { Job, JobServices } from '../../../server/server-module.ts';
import { freeShare, rowsWithoutNotices } from './digest/digest.server.ts';
import { type Alert, alertCauses } from './notice-kinds.server.ts';

type Cause = Alert['cause'];

/** Notices that an alert is over count too. */
const MAX_ALERTS_A_DAY = 6;
const MIN_FREE_SHARE = 0.1;
/** Processes may differ, for example on a disabled endpoint, so a cause is over once none has seen it this long. */
const UNSEEN_MS = 3 * MINUTE;
/** While the store is down, the rounded time gives an outage the same id in all processes. */
const ROUNDED_MS = 10 * MINUTE;

/** Alerts have `since` in their ids. `seen` is when any process last saw the cause. */
const episodeSchema = z.object({ since: z.number(), seen: z.number() });

/** Sends one alert per cause and destination, and one when it is over. Rows in the outbox keep processes from repeating it. */
export function createAlertsJob(): Job {
  let storeDownSince: number | undefined;
  /** Destinations that know of an outage, but not yet of its end. */
  const toldOfOutage = new Map<Destination, number>();
  const sentToday = new Map<Destination, number>();

  async function alertOfOutage({ clock, destinations, sendNow }: JobServices): Promise<void> {
    const now = clock.now();
    storeDownSince ??= now - (now % ROUNDED_MS);
    for (const to of destinations) {
      const count = sentToday.get(to) ?? 0;
      if (toldOfOutage.has(to) || count >= MAX_ALERTS_A_DAY) continue;
      const down = { cause: 'store', state: 'raised', since: storeDownSince } as const;
      const payload: Alert = { ...down, last: count === MAX_ALERTS_A_DAY - 1 };
      const submission = { kind: `alert_${to}` as const, payload };
      if (!(await sendNow(to, idOf('store', storeDownSince, to), submission))) continue;
      toldOfOutage.set(to, storeDownSince);
      sentToday.set(to, count + 1);
    }
  }

  return {
    name: 'alerts',
    everyMs: MINUTE,
    run: async (services) => {
      const { destinations } = services;
      if (destinations.length === 0) return;
      if (!(await services.isReady())) return alertOfOutage(services);
      storeDownSince = undefined;
      for (const [to, since] of toldOfOutage)
        if (await send(services, to, { cause: 'store', state: 'over', since })) toldOfOutage.delete(to);
      const present = await causesIn(services);
      for (const cause of alertCauses) await (present[cause] ? raise : end)(services, cause);
      for (const to of destinations) sentToday.set(to, await countToday(services, to));
    },
  };
}

/** True if a later mail of the same kind was accepted, which shows that the server works. */
const isRefusedAlone = sql<boolean>`(
  destination = 'mail' and coalesce(last_status, 0) >= 500 and coalesce(last_error, '') <> 'EAUTH' and exists (
    select 1 from outbox as later where later.destination = 'mail' and later.state = 'delivered'
      and later.kind = outbox.kind and later.next_attempt_at >= outbox.waiting_since))`;

const { eb, or, not } = expressionBuilder<StoreTables, 'outbox'>();
const isLoginRefused = eb('last_error', '=', 'EAUTH');
const isRefused = or([eb('last_status', '>=', 500), isLoginRefused]);
const isWaiting = eb('state', '=', 'waiting');
const hasFailed = eb('state', '=', 'dead');

async function causesIn(services: JobServices) {
  const { store, clock, config, kinds, destinations, isEndpointDisabled, budgetLeft } = services;
  const now = clock.now();
  const toVisitors = Object.keys(kinds).filter((name) => kinds[name]?.goesToVisitor);
  const isToOwner = eb('kind', 'not in', ['', ...toVisitors]);
  const hasNoAnswer = eb('last_status', 'is', null);
  const isOverdue = eb('waiting_since', '<=', now - HOUR);
  const open = rowsWithoutNotices(store)
    .select('id')
    .where('destination', 'in', destinations)
    // Mail servers may refuse addresses that visitors typed, which is no outage.
    .where(or([isToOwner, hasNoAnswer, isLoginRefused]))
    // An older failure would hide a later outage.
    .where(or([isWaiting, hasFailed.and('next_attempt_at', '>', now - DAY)]))
    .limit(1);
  const late = open.where(or([hasFailed, isOverdue])).where(not(isRefusedAlone));
  const refused = open.where('destination', '=', 'mail').where(isRefused);
  const free = await freeShare(config);
  return {
    undelivered: (await late.executeTakeFirst()) !== undefined,
    endpoint: isEndpointDisabled(),
    store: false,
    disk: free !== undefined && free < MIN_FREE_SHARE,
    budget: config.chatDailyRequests > 0 && budgetLeft !== undefined && (await budgetLeft()) <= 0,
    mail: (await refused.executeTakeFirst()) !== undefined,
  };
}

const episodeName = (cause: Cause) => `alert_${cause}`;
const idOf = (cause: Cause, since: number, to: Destination) => `alert:${cause}:${since}:${to}`;

async function raise(services: JobServices, cause: Cause) {
  const { store, clock, destinations } = services;
  const seen = clock.now();
  // The first process that sees the cause begins the episode.
  const begun = await readOrInsertValue(store, episodeName(cause), () =>
    JSON.stringify({ since: seen, seen }),
  );
  const { since } = episodeSchema.parse(JSON.parse(begun));
  await writeValue(store, episodeName(cause), JSON.stringify({ since, seen }));
  for (const to of destinations) await send(services, to, { cause, state: 'raised', since });
}

async function end(services: JobServices, cause: Cause) {
  const { store, clock, destinations } = services;
  const episode = await readJsonValue(store, episodeName(cause), episodeSchema);
  if (!episode) return;
  const { since, seen } = episode;
  if (Math.abs(clock.now() - seen) < UNSEEN_MS) return;
  for (const to of destinations) {
    if (!(await isStored(store, idOf(cause, since, to)))) continue;
    if (!(await send(services, to, { cause, state: 'over', since }))) return;
  }
  await store.db.deleteFrom('settings').where('name', '=', episodeName(cause)).execute();
}

/** Stores an alert once. False if today's limit is reached or the store is down. */
async function send(services: JobServices, to: Destination, alert: Omit<Alert, 'last'>): Promise<boolean> {
  const raisedId = idOf(alert.cause, alert.since, to);
  const id = alert.state === 'raised' ? raisedId : `${raisedId}:over`;
  if (await isStored(services.store, id)) return true;
  const count = await countToday(services, to);
  if (count >= MAX_ALERTS_A_DAY) return false;
  const payload = { ...alert, last: count === MAX_ALERTS_A_DAY - 1 };
  return (await services.outbox.accept({ kind: `alert_${to}`, payload }, { id })).ok;
}

async function isStored({ db }: WithDb, id: string): Promise<boolean> {
  return (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Waiting alerts count too, because all may be delivered today. */
async function countToday({ store, clock }: JobServices, to: Destination): Promise<number> {
  const midnight = ownerDay(clock.now()).toZonedDateTime(OWNER_TIME_ZONE).epochMilliseconds;
  const row = await store.db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('count'))
    .where('kind', '=', `alert_${to}`)
    .where(or([isWaiting, eb('delivered_at', '>=', midnight)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
