import { median } from '../median.ts';
import { type Device, kinds, type Press, type Visit } from '../visit.ts';

/** All visits of one site to one page: `read` it, or went straight to its menu, or to a card that turns. */
export type Visits = Record<'read' | Press, Visit[]>;

type Row = {
  label: string;
  pick: (visit: Visit) => number;
  digits?: number;
  /** Which visits count, if not those that read; a site without scripts was only read. */
  after?: keyof Visits;
};

const times: Row[] = [
  { label: 'first paint (FCP), ms', pick: ({ first }) => first },
  { label: 'largest paint (LCP), ms', pick: ({ largest }) => largest },
  { label: 'layout shift (CLS)', pick: ({ shift }) => shift, digits: 4 },
  { label: 'blocking after the first paint, ms', pick: ({ blocking }) => blocking },
  { label: 'longest task, ms', pick: ({ longest }) => longest },
];
const menuTime: Row = { label: 'the menu opens, ms', pick: ({ menu }) => menu, after: 'menu' };
const handlerTimes: Row[] = [
  { label: 'a choice closes the menu, ms', pick: ({ choice }) => choice, after: 'menu' },
  { label: 'a card turns, ms', pick: ({ card }) => card, after: 'card' },
];
const weights: Row[] = [
  ...kinds.map((kind) => ({
    label: `${kind}, kB`,
    pick: ({ bytes }: Visit) => bytes[kind] / 1000,
    digits: 1,
  })),
  {
    label: 'all, kB',
    pick: ({ bytes }) => kinds.reduce((sum, kind) => sum + bytes[kind], 0) / 1000,
    digits: 1,
  },
  { label: 'requests', pick: ({ requests }) => requests },
];

/** The head of a table of sites in Markdown. */
export function tableHead(names: string[]): string[] {
  return [`| | ${names.join(' | ')} |`, `|---|${names.map(() => '---:|').join('')}`];
}

/**
 * The rows about one page on one device; the second site is ours.
 * @param device on a phone the menu has a button, and all is weighed, which hardly differs between devices
 * @returns the rows in Markdown, and the labels of those in which another living site is ahead of ours
 */
export function tablePart(
  title: string,
  sites: Visits[],
  device: Device,
): { lines: string[]; behind: string[] } {
  const lines = [`| **${title}** |${' |'.repeat(sites.length)}`];
  const behind: string[] = [];
  const add = ({ label, pick, digits = 0, after = 'read' }: Row) => {
    if (sites.every((site) => site[after].length === 0)) return;
    const values = sites.map((site) => median(site[after].map(pick)));
    const cells = sites.map((site, index) =>
      site[after].length > 0 ? (values[index] ?? 0).toFixed(digits) : '–',
    );
    lines.push(`| ${label} | ${cells.join(' | ')} |`);
    const [, ours = 0, ...peers] = values;
    if (ours > Math.min(...peers)) behind.push(label);
  };
  const isPhone = device === 'phone';
  for (const row of [...times, ...(isPhone ? [menuTime] : []), ...handlerTimes, ...(isPhone ? weights : [])])
    add(row);
  return { lines, behind };
}
