import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactSubmission, submissionsIn } from '../../tests/support/submissions.ts';
import {
  faultyPlace,
  storeAt,
  storeKinds,
  type TestedStore,
  temporaryStore,
} from '../../tests/support/temporary-store.ts';
import { HOUR } from '../clock.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

function open(store: TestedStore, budgetLeft: () => Promise<number> = async () => 7) {
  const clock = fakeClock();
  const metrics = createMetrics();
  const { isReady } = store;
  const no = () => false;
  const log = createLog('silent');
  metrics.addGauges({ store, isReady, isEndpointDisabled: no, isClockInDoubt: no, budgetLeft, clock, log });
  const lines = async () => (await metrics.scrape()).body.split('\n');
  return { ...submissionsIn(store, { clock }), clock, metrics, lines };
}

test.for(storeKinds)('[CT-5] submissions are counted by state, with the oldest’s age (%s)', async (kind) => {
  const { outbox, claims, clock, lines } = open(await temporaryStore(kind));
  for (let count = 0; count < 4; count += 1) await outbox.accept(contactSubmission());
  const [delivered, dead] = await claims.claim(2);
  if (delivered) await claims.markDelivered(delivered, 204);
  clock.advance(HOUR);
  if (dead) await claims.markDead(dead, { status: 500, error: 'attempts_exhausted' });
  await outbox.accept(contactSubmission());
  await outbox.accept(contactSubmission(), { suspicion: 'too_fast' });
  clock.advance(HOUR);
  const shown = await lines();
  expect(shown).toEqual(
    expect.arrayContaining([
      'site_letters{destination="webhook",state="waiting"} 3',
      'site_letters{destination="webhook",state="held"} 0',
      'site_letters{destination="webhook",state="dead"} 1',
      'site_letters{destination="webhook",state="delivered"} 1',
      'site_letters{destination="webhook",state="suspected"} 1',
      'site_letters_oldest_age_seconds{state="waiting"} 7200',
      'site_letters_oldest_age_seconds{state="held"} 0',
      'site_letters_oldest_age_seconds{state="dead"} 7200',
      'site_store_up 1',
      'site_chat_budget_left 7',
      'site_webhook_gone 0',
    ]),
  );
});

test('[CT-5] a store that is away takes its numbers with it and leaves the others, until it is back', async () => {
  const { place, line } = await faultyPlace();
  const { lines } = open(await storeAt(place));
  expect(await lines()).toContain('site_store_up 1');
  await line.cut();
  const without = await lines();
  expect(without).toContain('site_store_up 0');
  expect(without).toContain('site_webhook_gone 0');
  expect(without.filter((each) => /^site_(?:letters|chat_budget)/.test(each))).toEqual([]);
  await line.mend();
  expect(await lines()).toEqual(
    expect.arrayContaining(['site_store_up 1', 'site_letters{destination="webhook",state="waiting"} 0']),
  );
});

test('a store that is silent is away: the page does not wait for it', async () => {
  const { clock, lines } = open(await temporaryStore(), () => new Promise(() => undefined));
  const page = lines();
  clock.advance(2000);
  expect(await page).toEqual(expect.arrayContaining(['site_store_up 0', 'site_webhook_gone 0']));
});

/** Returns every metric of a server that has seen all events: name → type, labels, help. */
async function shownMetrics() {
  const { metrics } = open(await temporaryStore());
  metrics.onResponse({ method: 'GET', route: '/', status: 200, milliseconds: 1 });
  metrics.onAttempt('webhook', 'delivered');
  metrics.chat.onQuestion({ card: 'price-project', language: 'en', band: 'unsure' });
  metrics.chat.onReply({ path: 'built-in', because: 'no_service', end: 'answered' });
  metrics.chat.onServiceError('down');
  metrics.onDenied('contact', 'limited');
  const { body } = await metrics.scrape();
  const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  return names.map((name) => {
    const found = (pattern: string) => new RegExp(pattern, 'm').exec(body)?.[1] ?? '';
    const labels = [...found(`^${name}(?:_count)?\\{(.*)\\} `).matchAll(/(\w+)="/g)].map(
      ([, label]) => `\`${label}\``,
    );
    return { name, type: found(`^# TYPE ${name} (.*)`), labels, help: found(`^# HELP ${name} (.*)`) };
  });
}

test('the contract lists every metric of the site with its type, labels and meaning, and no other', async () => {
  const rows = (await shownMetrics())
    .filter(({ name }) => name.startsWith('site_'))
    .map(({ name, type, labels, help }) =>
      ['', `\`${name}\``, type, labels.join(', '), help, ''].join(' | ').trim().replaceAll('|  |', '| |'),
    );
  const contract = readFileSync('docs/contracts/metrics.md', 'utf8');
  const written = contract.split('\n').filter((line) => line.startsWith('| `site_'));
  expect(new Set(written)).toEqual(new Set(rows));
});

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

test('every alert asks for metrics that there are, and stands in the operator’s manual', async () => {
  const names = new Set((await shownMetrics()).map(({ name }) => name));
  const { groups } = rules.parse(parse(readFileSync('deploy/prometheus-alerts.yml', 'utf8')));
  const alerts = groups.flatMap((group) => group.rules);
  expect(alerts.length).toBeGreaterThan(8);
  const manual = readFileSync('docs/operations.md', 'utf8');
  for (const { alert, expr } of alerts) {
    const asked = expr.match(/\b(?:site|nodejs|process)_\w+/g) ?? [];
    expect(asked.length, alert).toBeGreaterThan(0);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
    expect(manual).toContain(`\`${alert}\``);
  }
});
