import { mailboxOf } from '../../../server/email.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import { referenceOf } from '../../../server/ids.ts';
import {
  type AcceptedForm,
  acceptSubmission,
  checkForm,
  idempotencyKeyOf,
} from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import type { Posted } from '../../lib/forms/handle-post.server.ts';
import { wordingHash } from './confirmation-mail.server.ts';
import { newsletterFields } from './newsletter.fields.ts';

const schema = fieldsSchema(newsletterFields);

/** If mail is on, the subscriber must first follow a mailed link. */
export async function subscribe(posted: Posted): Promise<(AcceptedForm & { confirm?: true }) | Failure> {
  const { fields, services } = posted;
  if (!services.sendsMail) return acceptSubmission('newsletter', schema, posted);
  const outcome = await acceptConfirmation(posted);
  if (!outcome.ok) return outcome;
  // The stored reference may be that of an earlier mail that is still pending.
  const reference = referenceOf(services.links.sign(JSON.stringify([fields.email, fields.key])));
  return { ok: true, reference, confirm: true };
}

/** Beyond the mailbox's limit the answer is the same, and one mail per spelling is sent when the limit ends. */
async function acceptConfirmation(posted: Posted): Promise<{ ok: true } | Failure> {
  const { outbox, limits, address } = posted.services;
  const origin = { ...posted.origin, wording: wordingHash(posted.origin.language) };
  const checked = checkForm('confirmation', schema, { ...posted, origin });
  if (!checked.ok) return checked;
  const { submission, options } = checked;
  const { email } = submission.payload;
  const mailbox = mailboxOf(email);
  const addressUse = await limits.consume('newsletter', address);
  const isCounted = addressUse.ok && !options.suspicion;
  const use = isCounted ? await limits.consume('confirmation', mailbox) : addressUse;
  if (use.ok) return outbox.accept(submission, options);
  // A repeat is accepted in spite of the limit.
  const repeated = await outbox.findAccepted(options.idempotencyKey);
  if (repeated) return repeated;
  if (!addressUse.ok || use.reason !== 'limited') return use;
  // A stranger's sign-up as name+tag@ must not prevent the mail to name@.
  const spelling = /^[^@]+\+/.test(email) ? `${mailbox}+` : mailbox;
  return outbox.accept(submission, {
    delayMs: use.retryAfterSeconds * 1000,
    idempotencyKey: idempotencyKeyOf(spelling, ['confirmation', use.endsAt]),
  });
}
