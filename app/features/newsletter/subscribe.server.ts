import { mailboxOf } from '../../../server/email.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import { referenceOf } from '../../../server/ids.ts';
import type { Services } from '../../../server/services.ts';
import {
  type Accepted,
  acceptSubmission,
  idempotencyKeyOf,
  type MailboxUse,
} from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import type { PostedForm } from '../../lib/forms/form-endpoint.server.ts';
import { wordingHash } from './confirmation-mail.server.ts';
import { newsletterFields } from './newsletter.fields.ts';

const schema = fieldsSchema(newsletterFields);

/** With mail, a link in a mail must be followed first. */
export async function subscribe(posted: PostedForm): Promise<(Accepted & { confirm?: true }) | Failure> {
  const form = { schema, limit: 'newsletter' } as const;
  if (!posted.services.sendsMail) return acceptSubmission({ ...form, kind: 'newsletter' }, posted);
  const origin = { ...posted.origin, wording: wordingHash(posted.origin.language) };
  const result = await acceptSubmission(
    { ...form, kind: 'confirmation', limitMailbox },
    { ...posted, origin },
  );
  if (!result.ok) return result;
  // Not the stored reference, which may be that of an earlier, pending mail.
  const reference = referenceOf(
    posted.services.links.sign(JSON.stringify([posted.fields.email, posted.fields.key])),
  );
  return { ok: true, reference, confirm: true };
}

/** Over the limit the answer stays the same; one mail per spelling is sent when it ends. */
async function limitMailbox(email: string, limits: Services['limits']): Promise<MailboxUse | Failure> {
  const mailbox = mailboxOf(email);
  const mailboxUse = await limits.consume('confirmation', mailbox);
  if (mailboxUse.ok || mailboxUse.reason !== 'limited') return mailboxUse;
  const delayMs = mailboxUse.retryAfterSeconds * 1000;
  // A stranger's tags do not stand in for the plain address.
  const spelling = /^[^@]+\+/.test(email) ? `${mailbox}+` : mailbox;
  return {
    ok: true,
    later: { delayMs, idempotencyKey: idempotencyKeyOf(spelling, ['confirmation', mailboxUse.endsAt]) },
  };
}
