import { median } from '../median.ts';
import { kinds, type Visit } from '../visit.ts';

/** All visits of one site to one page: `read` it, or went straight to a card that turns, where it has one. */
export type Visits = { name: string; hasScripts: boolean; read: Visit[]; turned: Visit[] };

type Row = {
  label: string;
  pick: (visit: Visit) => number;
  digits?: number;
  /** Only what scripts bring to life can answer. */
  answers?: true;
};

const times: Row[] = [
  { label: 'first paint (FCP), ms', pick: ({ first }) => first },
  { label: 'largest paint (LCP), ms', pick: ({ largest }) => largest },
  { label: 'layout shift (CLS)', pick: ({ shift }) => shift, digits: 4 },
  { label: 'blocking after the first paint, ms', pick: ({ blocking }) => blocking },
  { label: 'longest task, ms', pick: ({ longest }) => longest },
  { label: 'the menu’s own handler answers, ms', pick: ({ menu }) => menu, answers: true },
];
const cardTime: Row = { label: 'a card turns, ms', pick: ({ card }) => card, answers: true };
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
 * @param isWeighed whether bytes are in it, which hardly differ between devices
 * @returns the rows in Markdown, and the labels of those in which another living site is ahead of ours
 */
export function tablePart(
  title: string,
  sites: Visits[],
  isWeighed: boolean,
): { lines: string[]; behind: string[] } {
  const lines = [`| **${title}** |${' |'.repeat(sites.length)}`];
  const behind: string[] = [];
  const add = ({ label, pick, digits = 0, answers }: Row, of: 'read' | 'turned') => {
    const values = sites.map((site) => median(site[of].map(pick)));
    const cells = sites.map(({ hasScripts }, index) =>
      answers && !hasScripts ? '–' : (values[index] ?? 0).toFixed(digits),
    );
    lines.push(`| ${label} | ${cells.join(' | ')} |`);
    const [, ours = 0, ...peers] = values;
    if (ours > Math.min(...peers)) behind.push(label);
  };
  for (const row of times) add(row, 'read');
  if (sites.some(({ turned }) => turned.length > 0)) add(cardTime, 'turned');
  if (isWeighed) for (const row of weights) add(row, 'read');
  return { lines, behind };
}
