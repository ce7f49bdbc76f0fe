import { execFile, execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type FakeWebhook, startFakeWebhook } from '../../../harness/fakes/webhook.ts';
import { startSite } from '../../../harness/running-site.ts';
import { type Attack, becomes, onSite, post } from './attack.ts';

const letter = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'Two loaves.' };
const run = promisify(execFile);

/** What an operator reads: `npm run leads` on the store of a folder. */
async function leads(folder: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  return (await run(process.execPath, [path.resolve('tools/leads.ts'), ...words], { env })).stdout;
}

async function withWebhook<Result>(use: (webhook: FakeWebhook) => Promise<Result>): Promise<Result> {
  const webhook = await startFakeWebhook();
  try {
    return await use(webhook);
  } finally {
    await webhook.close();
  }
}

/** What endangers a letter, or whoever opens it. */
export const letterAttacks: Attack[] = [
  {
    name: 'a filled honeypot',
    replay: (build) =>
      onSite(build, {}, async ({ url, folder }) => {
        const { status } = await post(`${url}/api/contact`, { ...letter, website: 'x' });
        const isKept = (await leads(folder, 'list')).includes('suspected');
        return {
          seen: `${status}, ${isKept ? 'kept as suspected' : 'not kept'}`,
          ok: status === 202 && isKept,
        };
      }),
  },
  {
    name: 'a form that is sent twice',
    replay: (build) =>
      onSite(build, {}, async ({ url }) => {
        const key = '4f9d7c0e-5b8a-4f3e-9a51-6a2f6f1f0c11';
        const send = async () =>
          (
            await fetch(`${url}/api/contact`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
              body: JSON.stringify({ ...letter, key }),
            })
          ).json();
        const references = new Set([(await send()).reference, (await send()).reference]);
        return { seen: `${references.size} letters`, ok: references.size === 1 };
      }),
  },
  {
    name: 'a second process without WEBHOOK_URL',
    replay: (build) =>
      withWebhook((webhook) => {
        webhook.tell({ mode: 'fail' });
        return onSite(build, { WEBHOOK_URL: webhook.url }, async ({ url, folder }) => {
          await post(`${url}/api/contact`, letter);
          const second = await startSite({ DATA_DIR: folder }, build).catch(() => undefined);
          await second?.stop();
          const state = /held|waiting|dead/.exec(await leads(folder, 'list'))?.[0] ?? 'gone';
          return { seen: `the letter is ${state}`, ok: state === 'waiting' };
        });
      }),
  },
  {
    name: 'a webhook that answers 403 and 404 for a while',
    replay: (build) =>
      withWebhook((webhook) =>
        onSite(build, { WEBHOOK_URL: webhook.url }, async ({ url, folder }) => {
          const states: string[] = [];
          for (const status of [403, 404]) {
            webhook.tell({ mode: 'status', status });
            const before = webhook.received.length;
            const { reference } = await (await post(`${url}/api/contact`, letter)).json();
            await becomes(() => webhook.received.length > before, 10);
            const stateOf = async () =>
              /waiting|dead/.exec(await leads(folder, 'show', reference))?.[0] ?? 'gone';
            await becomes(async () => (await stateOf()) === 'dead', 1);
            states.push(await stateOf());
          }
          return {
            seen: `the letters are ${states.join(', ')}`,
            ok: states.every((state) => state === 'waiting'),
          };
        }),
      ),
  },
  {
    name: 'formulas in the export',
    replay: (build) =>
      onSite(build, {}, async ({ url, folder }) => {
        const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'];
        for (const name of names) await post(`${url}/api/contact`, { ...letter, name, message: name });
        const csv = await leads(folder, 'export', '--format', 'csv');
        const live = csv.match(/(?:^|[,;])"?[=+@\t-]/gm) ?? [];
        return { seen: `${live.length} cells that a spreadsheet would run`, ok: live.length === 0 };
      }),
  },
  {
    name: 'a full disk',
    replay: (build) =>
      onSite(build, {}, async ({ url, folder, pid }) => {
        await post(`${url}/api/contact`, letter);
        const room = statSync(path.join(folder, 'site.sqlite-wal')).size + 50_000;
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${room}:unlimited`]);
        const message = 'x'.repeat(4000);
        let visitor = 0;
        await becomes(async () => {
          visitor += 1;
          const { status } = await post(`${url}/api/contact`, { ...letter, message }, `192.0.2.${visitor}`);
          return status === 503;
        }, 20);
        const full = (await fetch(`${url}/readyz`)).status;
        execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
        const isBack = await becomes(async () => (await fetch(`${url}/readyz`)).status === 200, 10);
        return { seen: `/readyz ${full}, then ${isBack ? 200 : 'not 200'}`, ok: full === 503 && isBack };
      }),
  },
];
