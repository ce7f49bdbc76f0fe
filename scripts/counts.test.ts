import { expect, test } from 'vitest';
import { runner } from '../tests/support/command-runner.ts';
import { temporaryStore } from '../tests/support/temporary-store.ts';
import { counts } from './counts.ts';

const run = runner(counts);

test('[WA-3] an operator sees pages by day, language, host and device, or exports each count', async () => {
  const store = await temporaryStore();
  const count = { day: '2026-11-20', language: 'fr', referrer: '', device: 'phone', pages: 3 } as const;
  await store.db
    .withTables<{ page_counts: typeof count | (Omit<typeof count, 'referrer'> & { referrer: string }) }>()
    .insertInto('page_counts')
    .values([count, { ...count, referrer: 'search.example' }])
    .execute();
  const shown = await run(store.place, '--since', '2026-11-01');
  expect(shown.out).toMatch(/day +pages\n2026-11-20 +6\n\nlanguage +pages\nfr +6\n/);
  expect(shown.out).toMatch(/-+ +3\nsearch.example +3|search.example +3\n-+ +3/);
  const { out } = await run(store.place, 'export', '--format', 'csv', '--since', '2026-11-20');
  expect(out).toContain('"2026-11-20";"fr";"search.example";"phone";"3"');
  expect((await run(store.place, '--since', '2026-11-21')).out).not.toContain('fr');
});
