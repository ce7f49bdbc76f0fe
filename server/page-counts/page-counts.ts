import { isIP } from 'node:net';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import { type Clock, MINUTE, ownerDay } from '../clock.ts';
import { runDelete, type WithDb } from '../db/store.ts';
import type { Job, ServerModule } from '../server-module.ts';

/** `referrer` is the host of the other site that led here, or empty. `day` is a date in Luxembourg. */
export type PageCount = {
  day: string;
  language: string;
  referrer: string;
  device: 'phone' | 'tablet' | 'computer';
  pages: number;
};

/** The privacy policy promises this. */
export const COUNT_MONTHS = 13;
const FLUSH_MS = MINUTE;
/** Clients can invent hosts, so further hosts of a day count as `other`. */
const MAX_HOSTS = 100;
/** React Router fetches the data of a followed link as `text/x-script`. */
const PAGE_TYPES = /^text\/(?:html|x-script)/;

const table = ({ db }: WithDb) => db.withTables<{ page_counts: PageCount }>();

export const pageCountsModule = {
  migrations: {
    '0009-page-counts': {
      up: async (db) => {
        await db.schema
          .createTable('page_counts')
          .addColumn('day', 'varchar(10)', (column) => column.notNull())
          .addColumn('language', 'varchar(8)', (column) => column.notNull())
          .addColumn('referrer', 'varchar(100)', (column) => column.notNull())
          .addColumn('device', 'varchar(8)', (column) => column.notNull())
          .addColumn('pages', 'integer', (column) => column.notNull())
          .addPrimaryKeyConstraint('page_counts_primary', ['day', 'language', 'referrer', 'device'])
          .execute();
      },
    },
  },
  purge: async (store, now) => {
    const before = ownerDay(now).subtract({ months: COUNT_MONTHS }).toString();
    const expired = table(store).deleteFrom('page_counts').where('day', '<', before);
    return { pageCounts: await runDelete(expired) };
  },
} satisfies ServerModule;

/** Counts pages from the requests themselves, without script, cookie or address. A crash loses the last minute. */
export function createPageCounter(clock: Pick<Clock, 'now'>, languageOf: (request: Request) => string) {
  let counted = new Map<string, PageCount>();
  let today = { day: '', hosts: new Set<string>() };

  async function flush(store: WithDb): Promise<void> {
    const flushed = counted;
    counted = new Map();
    try {
      await addPages(store, [...flushed.values()]);
    } catch (error) {
      for (const count of flushed.values()) add(count);
      throw error;
    }
  }
  const job: Job = { name: 'page-counts', everyMs: FLUSH_MS, run: ({ store }) => flush(store) };

  function add(count: PageCount): void {
    if (count.day !== today.day) today = { day: count.day, hosts: new Set(['']) };
    const { hosts } = today;
    if (hosts.size <= MAX_HOSTS) hosts.add(count.referrer);
    const { pages, ...dimensions } = hosts.has(count.referrer) ? count : { ...count, referrer: 'other' };
    const key = JSON.stringify(dimensions);
    counted.set(key, { ...dimensions, pages: pages + (counted.get(key)?.pages ?? 0) });
  }

  return {
    job,
    flush,
    count: ({ req, res }: Context): void => {
      const agent = req.header('user-agent') ?? '';
      const isPage =
        req.method === 'GET' &&
        // At 304 the browser shows the page from its cache.
        [200, 304].includes(res.status) &&
        PAGE_TYPES.test(res.headers.get('content-type') ?? '');
      const isPrefetch = /prefetch|prerender/.test(req.header('sec-purpose') ?? req.header('purpose') ?? '');
      if (!isPage || isPrefetch || isbot(agent)) return;
      add({
        day: ownerDay(clock.now()).toString(),
        language: languageOf(req.raw),
        referrer: hostOf(req.header('referer'), req.header('host')),
        device: deviceOf(agent),
        pages: 1,
      });
    },
  };
}

function hostOf(referer: string | undefined, ownHost: string | undefined): string {
  const { host, hostname } = URL.parse(referer ?? '') ?? { host: '', hostname: '' };
  if (host === ownHost || hostname.length > 100 || !hostname.includes('.')) return '';
  return isIP(hostname.replace(/[[\]]/g, '')) ? '' : hostname.replace(/^www\./, '');
}

function deviceOf(agent: string): PageCount['device'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi/.test(agent) ? 'phone' : 'computer';
}

async function addPages(store: WithDb, counts: PageCount[]): Promise<void> {
  if (counts.length === 0) return;
  await table(store)
    .insertInto('page_counts')
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'language', 'referrer', 'device'])
        .doUpdateSet({ pages: sql`page_counts.pages + excluded.pages` }),
    )
    .execute();
}

export function listPageCounts(store: WithDb, from: string, until = '9999'): Promise<PageCount[]> {
  return table(store)
    .selectFrom('page_counts')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<', until)
    .orderBy('day')
    .orderBy('pages', 'desc')
    .execute();
}

export function pagesBy(counts: readonly PageCount[], property: 'language' | 'referrer' | 'device' | 'day') {
  const totals = new Map<string, number>();
  for (const count of counts)
    totals.set(count[property], (totals.get(count[property]) ?? 0) + Number(count.pages));
  return [...totals].sort(([, a], [, b]) => b - a);
}
