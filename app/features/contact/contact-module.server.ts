import { type SendContext, submissionKind } from '../../../server/delivery/submission.ts';
import { acceptedOf } from '../../../server/delivery/submission-admin.ts';
import type { ServerModule } from '../../../server/server-module.ts';
import { eachField } from '../../lib/forms/form-fields.ts';
import { mailFields, mailOrigin } from '../../lib/forms/mail-text.server.ts';
import { type CompanyTexts, exportColumns, storedSchema } from '../../lib/forms/stored-submission.server.ts';
import { contactFields } from './contact.fields.ts';

type ContactTexts = CompanyTexts & { supportWords: readonly string[] };

const contact = submissionKind({
  stored: storedSchema(contactFields),
  webhook: (payload) => eachField(contactFields, (_, name) => payload[name]),
  mail: (payload, { texts, to, createdAt }: SendContext<ContactTexts>) => {
    const { email, subject } = payload;
    const { name, emails } = texts.company;
    const asked = wordsOf(subject);
    const isForSupport = texts.supportWords.some((words) => asked.includes(wordsOf(words)));
    return {
      to: to ?? (isForSupport ? emails.support : emails.sales),
      replyTo: email,
      // Stored rows may be unchecked: a line break would begin a header, `=?` an encoded text.
      subject: `${name}: ${subject
        .replace(/\p{Cf}+/gu, '')
        .replace(/\p{Cc}+|(?<==)(?=\?)/gu, ' ')
        .trim()}`,
      text: `${mailFields(contactFields, payload)}\n\n-- \n${mailOrigin(payload, createdAt)}\n`,
    };
  },
  columns: exportColumns(contactFields),
});

/** Ends with a space: compounds with that end are found. */
const wordsOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+|$/gu, ' ');

export const contactModule = {
  kinds: { contact },
  /** A team at a fair sends a dozen; bots send hundreds. */
  limits: { contact: { points: 20, durationSeconds: 600 } },
  weekly: { submissions: acceptedOf('contact') },
} satisfies ServerModule;
