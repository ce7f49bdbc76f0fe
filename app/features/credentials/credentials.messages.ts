import { z } from 'zod';
import { namedList, text } from '../../lib/content/text.ts';

/** Lengths that fit the layout. */
const label = text(56);
const short = text(150);
const sentence = text(420);

const certificate = z.strictObject({
  title: label.meta({ description: 'A proper name: it is not translated' }),
  status: z.enum(['coming-soon', 'in-progress']),
  description: sentence,
  done: z
    .array(short)
    .min(2)
    .max(4)
    .meta({ description: 'The steps that are finished, under the filled part of the bar' }),
  open: z.array(short).min(1).max(4).meta({ description: 'The steps that are left, under its empty part' }),
});

const certificates = z.strictObject({
  title: short,
  lead: sentence,
  comingSoon: label,
  inProgress: label,
  done: label,
  open: label,
  items: z.strictObject({ fitForDigital: certificate, iso: certificate }),
  note: sentence.meta({ description: 'Says that no auditor has confirmed the progress' }),
  ask: label.meta({ description: 'On the link to the contact form' }),
  all: label.meta({ description: 'On the page about the company: the link to this page' }),
});

const partner = z.strictObject({
  sample: z.boolean().optional(),
  name: label,
  text: text(220).transform(partnerText).meta({
    description:
      'What the partner does, a pipe, the address of its website: only the first part is translated',
  }),
});

const partners = z.strictObject({
  title: short,
  lead: sentence,
  visit: label,
  newTab: label.meta({ description: 'Read aloud after the partner’s name' }),
  items: namedList(partner),
});

/** `content/<language>/credentials.json`, used by two pages. */
export const credentialsMessages = z.strictObject({ certificates, partners });

export type CredentialsMessages = z.infer<typeof credentialsMessages>;

/** Reads `description|url`. Adds `https://` if missing; without an address the link is `#`. */
export function partnerText(line: string): { description: string; href: string } {
  const [description = '', ...rest] = line.split('|');
  const url = rest.join('|').trim();
  const href = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return { description: description.trim(), href: url ? href : '#' };
}
