import { z } from 'zod';
import { OWNER_TIME_ZONE } from '../../../../server/clock.ts';
import { fill } from '../../../lib/content/fill.ts';
import { locale, noticeTexts } from '../notice-texts.server.ts';

const MAX_ITEMS = 10;
const since = z.object({ count: z.number(), since: z.number().nullable() });

/** Has no personal data. Times are milliseconds since 1970. Undefined values are unknown here. */
export const digestSchema = z.object({
  from: z.number(),
  to: z.number(),
  counts: z.record(z.string(), z.union([z.number(), z.array(z.string())])),
  waiting: since,
  failed: since,
  held: since,
  spam: z.number(),
  pages: z.number(),
  referrers: z.array(z.tuple([z.string(), z.number()])),
  chat: z.object({ count: z.number(), allowed: z.number() }).optional(),
  disk: z.number().optional(),
  backup: z.number().nullable().optional(),
});
export type Digest = z.infer<typeof digestSchema>;

export function digestText(digest: Digest) {
  const texts = noticeTexts();
  const { digest: labels } = texts;
  const countLabels: Record<string, string> = texts.counts;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: OWNER_TIME_ZONE });
  const formatCount = (count: number, items: readonly string[] = []) =>
    count === 0 ? '' : [number.format(count), ...items.slice(0, MAX_ITEMS)].join('\n– ');
  const late = ({ count, since: began }: Digest['waiting']) =>
    began === null ? '' : fill(labels.since, { count: number.format(count), date: day.format(began) });
  const labelled = (pairs: [label: string, value: string][]) =>
    pairs.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`]));
  const { chat, disk, backup, referrers } = digest;
  const backedUp = backup ? day.format(backup) : labels.never;
  const chatUse = chat && { count: number.format(chat.count), all: number.format(chat.allowed) };
  const counts = labelled([
    ...Object.entries(digest.counts).map(([name, counted]): [string, string] => [
      countLabels[name] ?? name,
      typeof counted === 'number' ? formatCount(counted) : formatCount(counted.length, counted),
    ]),
    [labels.waiting, late(digest.waiting)],
    [labels.failed, late(digest.failed)],
    [labels.held, late(digest.held)],
    [labels.suspected, formatCount(digest.spam)],
    [labels.pages, formatCount(digest.pages)],
    [labels.from, referrers.map(([host, pages]) => `${host} ${number.format(pages)}`).join(', ')],
    [labels.chat, chatUse && chat.count > 0 ? fill(labels.of, chatUse) : ''],
  ]);
  const lines = [
    ...(counts.length > 0 ? counts : [labels.quiet]),
    ...labelled([
      [labels.disk, disk === undefined ? '' : percent.format(disk)],
      [labels.backup, backup === undefined ? '' : backedUp],
    ]),
  ];
  return {
    subject: fill(labels.subject, { from: day.format(digest.from), to: day.format(digest.to) }),
    lines,
  };
}
