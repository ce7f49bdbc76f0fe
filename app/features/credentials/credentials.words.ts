import { z } from 'zod';
import { partnerText } from './partner-text.ts';

/** Limits are lengths that the layout still carries. */
const label = z.string().min(1).max(56);
const short = z.string().min(1).max(150);
const sentence = z.string().min(1).max(420);

const certificate = z.strictObject({
  /** A proper name: it is not translated. */
  title: label,
  status: z.enum(['coming-soon', 'in-progress']),
  description: sentence,
  done: z.array(short).min(2).max(4),
  open: z.array(short).min(1).max(4),
});

const certificates = z.strictObject({
  title: short,
  lead: sentence,
  comingSoon: label,
  inProgress: label,
  done: label,
  open: label,
  items: z.strictObject({ fitForDigital: certificate, iso: certificate }),
  note: sentence,
  ask: label,
  /** On the page about the company: the link to this page. */
  all: label,
});

const partner = z.strictObject({
  sample: z.boolean(),
  name: label,
  /** What the partner does, a pipe, the address of its website: only the first part is translated. */
  text: z.string().min(1).max(220).transform(partnerText),
});

const partners = z.strictObject({
  title: short,
  lead: sentence,
  visit: label,
  /** Read aloud after the partner's name. */
  newTab: label,
  items: z.strictObject({
    compute: partner,
    fiduciary: partner,
    logistics: partner,
    clinic: partner,
    law: partner,
    daycare: partner,
  }),
});

/** Certificates and partners, which two pages show: `content/<language>/credentials.json`. */
export const credentialsWords = z.strictObject({ certificates, partners });

export type CredentialsWords = z.infer<typeof credentialsWords>;
