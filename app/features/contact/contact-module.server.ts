import { MINUTE } from '../../../server/clock.ts';
import { countAccepted } from '../../../server/db/submission-rows.ts';
import { submissionKind } from '../../../server/delivery/submission.ts';
import type { ServerModule } from '../../../server/server-module.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { eachField } from '../../lib/forms/form-fields.ts';
import { mailFields, mailOrigin } from '../../lib/forms/mail-text.server.ts';
import { exportColumns, storedSchema } from '../../lib/forms/stored-submission.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { contactFields } from './contact.fields.ts';
import { contactMessages } from './contact.messages.ts';

const contact = submissionKind({
  isLead: true,
  stored: storedSchema(contactFields),
  webhook: (payload) => eachField(contactFields, (_, name) => payload[name]),
  mail: (payload, { to, createdAt }) => {
    const { email, subject } = payload;
    const { name, emails } = company;
    return {
      to: to ?? (asksForSupport(subject) ? emails.support : emails.sales),
      replyTo: email,
      // Stored rows may be unchecked. A line break would begin a new header, `=?` an encoded text.
      subject: `${name}: ${subject
        .replace(/\p{Cf}+/gu, '')
        .replace(/\p{Cc}+|(?<==)(?=\?)/gu, ' ')
        .trim()}`,
      text: `${mailFields(contactFields, payload)}\n\n-- \n${mailOrigin(payload, createdAt)}\n`,
    };
  },
  columns: exportColumns(contactFields),
});

function asksForSupport(subject: string): boolean {
  const subjectWords = spacedWords(subject);
  return languages.some((language) =>
    loadMessages(contactMessages, 'contact', language).messages.support.some((words) =>
      subjectWords.includes(spacedWords(words)),
    ),
  );
}

/** Ends each word with a space, so that “support” also matches compounds that end with it. */
const spacedWords = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+|$/gu, ' ');

export const contactModule = {
  kinds: { contact },
  /** A team at a fair sends a dozen, bots send hundreds. */
  limits: { contact: { points: 20, durationMs: 10 * MINUTE } },
  weeklyCounts: { submissions: countAccepted('contact') },
} satisfies ServerModule;
