import { ownerDay } from '../server/clock.ts';
import { listPageCounts, type PageCount, pagesBy } from '../server/page-counts/page-counts.ts';
import { formatOption, operatorCommand, runCommand, sinceOption } from './operator/operator-command.ts';
import { type Columns, tabulate, textTable } from './operator/operator-output.ts';

const HELP = `Pages read, by day, language, website that led here and kind of device. Nothing in it says who. Behind a shared cache
it is a lower bound. It reads the same environment as the server and may be used while the server runs.

  npm run counts [-- --since DAY]        from a day on, like 2026-11-21; otherwise the last 30 days
  npm run counts -- export --format csv|json [--since DAY]

Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

const properties = ['day', 'language', 'referrer', 'device'] as const;
const columns: Columns<PageCount> = {
  ...Object.fromEntries(properties.map((name) => [name, (count: PageCount) => count[name]])),
  pages: ({ pages }) => String(pages),
};
const lastMonth = () => ownerDay(Date.now()).subtract({ days: 30 }).toString();

export const counts = operatorCommand('counts', HELP, {
  '': {
    options: { since: sinceOption },
    run: async (store, { values: { since = lastMonth() } }) => {
      const pageCounts = await listPageCounts(store, since);
      const tables = properties.map((property) => {
        const totals = pagesBy(pageCounts, property);
        if (property === 'day') totals.sort(([a], [b]) => a.localeCompare(b));
        return textTable([[property, 'pages'], ...totals.map(([value, pages]) => [value, String(pages)])]);
      });
      return tables.join('\n');
    },
  },
  export: {
    options: { since: sinceOption, format: formatOption },
    run: async (store, { values: { since = lastMonth(), format } }) =>
      tabulate(columns, await listPageCounts(store, since), format),
  },
});

if (import.meta.main) await runCommand(counts);
