import { z } from 'zod';
import { OWNER_TIME_ZONE } from '../../../server/clock.ts';
import { type Mail, submissionKind, type WriterContext } from '../../../server/delivery/submission.ts';
import { fill } from '../../lib/content/fill.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { digestSchema, digestText } from './digest/digest-text.server.ts';
import { locale, noticeTexts } from './notice-texts.server.ts';
import { ownerNoticesMessages } from './owner-notices.messages.ts';

const alertSchema = z.object({
  cause: ownerNoticesMessages.shape.causes.keyof(),
  state: z.enum(['raised', 'over']),
  since: z.number(),
  /** The last notice of today. Further ones wait until tomorrow. */
  last: z.boolean(),
});
export type Alert = z.infer<typeof alertSchema>;
export const alertCauses = alertSchema.shape.cause.options;

type Text = { subject: string; lines: string[] };

/** Notices have kinds of their own, so that a failed one raises no alert. */
export const noticeKinds = {
  digest_mail: submissionKind({
    stored: digestSchema,
    mail: (digest, context) => mailTo(context, digestText(digest)),
  }),
  digest_webhook: submissionKind({
    stored: digestSchema,
    webhook: (digest) => ({ kind: 'digest', ...digest }),
  }),
  alert_mail: submissionKind({
    stored: alertSchema,
    mail: (alert, context) => mailTo(context, alertText(alert)),
  }),
  alert_webhook: submissionKind({
    stored: alertSchema,
    webhook: (alert) => ({ kind: 'alert', ...alert, ...noticeTexts().causes[alert.cause] }),
  }),
};

function mailTo({ to = company.emails.general }: WriterContext, { subject, lines }: Text): Mail {
  return {
    to,
    subject,
    text: `${lines.join('\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function alertText({ cause, state, since: began, last }: Alert): Text {
  const { alert, causes } = noticeTexts();
  const { title, text } = causes[cause];
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: OWNER_TIME_ZONE,
  });
  const subject = fill(state === 'raised' ? alert.subject : alert.over, { title });
  const begun = fill(alert.since, { date: moment.format(began) });
  const body = state === 'raised' ? [text, begun, fill(alert.guide, { title })] : [subject, begun];
  return { subject, lines: [...body, ...(last ? [alert.last] : [])] };
}
