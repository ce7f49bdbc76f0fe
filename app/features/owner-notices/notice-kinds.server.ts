import { z } from 'zod';
import { OWNER_TIME_ZONE } from '../../../server/clock.ts';
import { type Mail, submissionKind, type WriterContext } from '../../../server/delivery/submission.ts';
import type { ServerModule } from '../../../server/server-module.ts';
import { digestSchema, digestText } from './digest/digest-text.server.ts';
import { CAUSES, type OwnerNotices } from '../../../server/owner-notices/owner-notices.ts';

const alertSchema = z.object({
  cause: z.enum(CAUSES),
  state: z.enum(['raised', 'over']),
  since: z.number(),
  /** Today's last: further ones wait until tomorrow. */
  last: z.boolean(),
});
export type Alert = z.infer<typeof alertSchema>;

type Text = { subject: string; lines: string[] };

/** Notices have kinds of their own, so that a failed one raises no alert. */
export const ownerNoticesModule = {
  kinds: {
    digest_mail: submissionKind({
      stored: digestSchema,
      mail: (digest, context) => mailTo(context, digestText(digest, context.ownerNotices)),
    }),
    digest_webhook: submissionKind({
      stored: digestSchema,
      webhook: (digest) => ({ kind: 'digest', ...digest }),
    }),
    alert_mail: submissionKind({
      stored: alertSchema,
      mail: (alert, context) => mailTo(context, alertText(alert, context.ownerNotices)),
    }),
    alert_webhook: submissionKind({
      stored: alertSchema,
      webhook: (alert, { ownerNotices: { texts } }) => ({
        kind: 'alert',
        ...alert,
        ...texts.causes[alert.cause],
      }),
    }),
  },
} satisfies ServerModule;

function mailTo({ ownerNotices, to = ownerNotices.to }: WriterContext, { subject, lines }: Text): Mail {
  return {
    to,
    subject,
    text: `${lines.join('\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function alertText({ cause, state, since: began, last }: Alert, { texts, fill, locale }: OwnerNotices) {
  const { title, text } = texts.causes[cause];
  const { alert } = texts;
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
