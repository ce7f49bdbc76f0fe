import { z } from 'zod';
import {
  label,
  line,
  namedList,
  paragraph,
  sample,
  section,
  text,
} from '../../lib/content/message-shapes.ts';

const steps = z.array(line).min(1).max(4);
const certificate = z.strictObject({
  title: label.describe('A proper name: it is not translated'),
  status: z.enum(['coming-soon', 'in-progress']),
  description: paragraph,
  done: steps.describe('The steps that are finished, under the filled part of the bar'),
  open: steps.describe('The steps that are left, under its empty part'),
});

const partner = z.strictObject({
  ...sample,
  name: label,
  text: text(220)
    .transform(partnerText)
    .describe('What the partner does, a pipe, the address of its website: only the first part is translated'),
});

export const credentialsMessages = z.strictObject({
  certificates: section({
    comingSoon: label,
    inProgress: label,
    done: label,
    open: label,
    items: z.strictObject({ fitForDigital: certificate, iso: certificate }),
    note: paragraph.describe('Says that no auditor has confirmed the progress'),
    ask: label.describe('On the link to the contact form'),
    all: label.describe('On the page about the company: the link to this page'),
  }),
  partners: section({
    visit: label,
    newTab: label.describe('Read aloud after the partner’s name'),
    items: namedList(partner),
  }),
});

export type CredentialsMessages = z.infer<typeof credentialsMessages>;

/** Reads `description|url` and adds a missing `https://`. Without an address the link is `#`. */
export function partnerText(entry: string): { description: string; href: string } {
  const [description = '', ...rest] = entry.split('|');
  const url = rest.join('|').trim();
  const href = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return { description: description.trim(), href: url ? href : '#' };
}
