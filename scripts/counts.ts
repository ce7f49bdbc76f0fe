import { dayOf, listPageCounts, type PageCount, pagesBy } from '../server/page-counts/page-counts.ts';
import { done, operatorCommand, say } from './operator-command.ts';
import { type Columns, exported, textTable, toRow } from './operator-output.ts';

const HELP = `Pages read, by day, language, website that led here and kind of device. Nothing in it says who. Behind a shared cache
it is a lower bound. It reads the same environment as the server and may be used while the server runs.

  npm run counts [-- --since DAY]        from a day on, like 2026-11-21; otherwise the last 30 days
  npm run counts -- export --format csv|json [--since DAY]

Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

const OPTIONS = { since: { type: 'string' }, format: { type: 'string' } } as const;
const PROPERTIES = ['day', 'language', 'referrer', 'device'] as const;
const COLUMNS: Columns<PageCount> = {
  ...Object.fromEntries(PROPERTIES.map((name) => [name, (count: PageCount) => count[name]])),
  pages: ({ pages }) => String(pages),
};

export const counts = operatorCommand('counts', HELP, OPTIONS, ([name, ...rest], { since, format }) => {
  if (rest.length > 0 || (name !== undefined && name !== 'export')) return `there is no command ${name}`;
  if (since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since)) return '--since is a day like 2026-11-21';
  if (name === 'export' && format !== 'csv' && format !== 'json')
    return 'export takes --format csv or --format json';
  return {
    onStore: async (store) => {
      const from = since ?? dayOf(Date.now()).subtract({ days: 30 }).toString();
      const found = await listPageCounts(store, from);
      if (name === 'export') {
        const rows = found.map((count) => toRow(COLUMNS, count));
        return done(exported(Object.keys(COLUMNS), rows, format === 'csv' ? 'csv' : 'json'));
      }
      const tables = PROPERTIES.map((property) => {
        const totals = pagesBy(found, property);
        if (property === 'day') totals.sort(([one], [other]) => one.localeCompare(other));
        return textTable([[property, 'pages'], ...totals.map(([value, pages]) => [value, String(pages)])]);
      });
      return done(tables.join('\n'));
    },
  };
});

if (import.meta.main) say(await counts(process.argv.slice(2), process.env));
