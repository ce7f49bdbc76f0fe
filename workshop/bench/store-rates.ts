import Database from 'better-sqlite3';
import { Pool } from 'pg';
import { startPostgres } from '../../harness/postgres-server.ts';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';
import { randomIds } from '../../server/ids.ts';
import type { StorePlace } from '../../server/store/open-store.ts';
import { sqliteFile } from '../../server/store/sqlite-store.ts';
import { letter, letterRequest } from './letter-request.ts';
import { median } from './median.ts';
import { connections, requestRate } from './request-rate.ts';

const roundMs = 3000;
const rounds = 3;

const columns = '(id, reference, kind, payload, state, created_at, waiting_since, next_attempt_at)';

/** Per second: letters that the site has accepted, and rows that were inserted into the same table without a site. */
type StoreRate = { name: string; accepted: number; inserted: number };

type Inserter = { insert: () => Promise<unknown> | unknown; close: () => Promise<unknown> | unknown };

/** The driver alone, with the settings by which a commit that has returned is on disk. */
function bareInserter({ dataDir, databaseUrl }: StorePlace): Inserter {
  const row = () => [
    randomIds.letter(),
    randomIds.reference(),
    'contact',
    JSON.stringify(letter),
    'held',
    0,
    0,
    0,
  ];
  if (databaseUrl === undefined) {
    const file = new Database(sqliteFile(dataDir));
    file.pragma('synchronous = FULL');
    const statement = file.prepare(`insert into outbox ${columns} values (?, ?, ?, ?, ?, ?, ?, ?)`);
    return { insert: () => statement.run(row()), close: () => file.close() };
  }
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const text = `insert into outbox ${columns} values ($1, $2, $3, $4, $5, $6, $7, $8)`;
  return { insert: () => pool.query({ name: 'bare', text, values: row() }), close: () => pool.end() };
}

/** Sixteen at a time for as long as a round lasts; gives how many per second. */
async function perSecond(once: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  let done = 0;
  const one = async () => {
    while (performance.now() - began < roundMs) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return (done / (performance.now() - began)) * 1000;
}

/** Measures both in turn, so that the machine's moods fall on both alike, and gives the median of each. */
async function rateOf(place: StorePlace, environment: Record<string, string>, build: string) {
  const site = await startSite({ ...environment, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' }, build);
  const inserter = bareInserter(place);
  const load = { url: site.url, nextRequest: letterRequest, status: 202, milliseconds: roundMs };
  const accepted: number[] = [];
  const inserted: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      inserted.push(await perSecond(inserter.insert));
      accepted.push(await requestRate(load));
    }
  } finally {
    await inserter.close();
    await site.stop();
  }
  return { accepted: median(accepted), inserted: median(inserted) };
}

/** The rates of the embedded store in a new folder, and of a new PostgreSQL. */
export async function storeRates(build: string): Promise<StoreRate[]> {
  const { folder, remove } = temporaryFolder();
  const embedded = await rateOf({ dataDir: folder, databaseUrl: undefined }, { DATA_DIR: folder }, build);
  remove();
  const server = await startPostgres();
  const place = { dataDir: folder, databaseUrl: server.url };
  const postgres = await rateOf(place, { DATABASE_URL: server.url }, build);
  await server.remove();
  return [
    { name: 'SQLite', ...embedded },
    { name: 'PostgreSQL', ...postgres },
  ];
}
