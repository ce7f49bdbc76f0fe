import { startSite, temporaryFolder } from '../../../harness/running-site.ts';

/** What was seen of an attack, in a few words and figures, and whether it is as it should be. */
export type Seen = { seen: string; ok: boolean };

/** One attack on a site of its own, which it starts itself. */
export type Attack = { name: string; replay: (build: string) => Promise<Seen> };

type Running = { url: string; folder: string; pid: number | undefined; log: string[] };

/** Starts the built site in a folder of its own for as long as `use` takes. */
export async function onSite<Result>(
  build: string,
  environment: Record<string, string>,
  use: (site: Running) => Promise<Result>,
): Promise<Result> {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '1', ...environment }, build);
  try {
    return await use({ url: site.url, folder, pid: site.process.pid, log: site.log });
  } finally {
    await site.stop();
    remove();
  }
}

/** Posts JSON as the visitor at an address. */
export function post(url: string, body: unknown, visitor = '192.0.2.1'): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
    body: JSON.stringify(body),
  });
}

/** Asks until it is so, for some seconds at most. */
export async function becomes(isSo: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
