import { z } from 'zod';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { mailFields, mailLines, mailMoment, mailOrigin } from '../../lib/forms/mail-text.server.ts';
import {
  exportColumns,
  storedOrigin,
  storedSchema,
  submissionKind,
} from '../../lib/forms/submission-kind.server.ts';
import { newsletterFields } from './newsletter.fields.ts';

/** Proof of consent by mail; times in milliseconds since 1970. */
const consent = z.object({ askedAt: z.number(), confirmedAt: z.number(), wording: z.string() });

const isoMoment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** With mail, stored only after the link of a `confirmation` is followed. */
export const newsletterSubmission = submissionKind({
  form: { schema: fieldsSchema(newsletterFields), limit: 'newsletter', confirmedBy: 'confirmation' },
  stored: storedSchema(newsletterFields).extend({ consent: consent.optional() }),
  webhook: ({ email }) => ({ type: 'newsletter', email }),
  mail: (payload, { site, to, links, createdAt }) => {
    const proof = payload.consent && {
      Asked: mailMoment(payload.consent.askedAt),
      Confirmed: mailMoment(payload.consent.confirmedAt),
      Wording: payload.consent.wording,
      'One-click unsubscribe': links.link('unsubscribe', payload),
    };
    const texts = [
      mailFields(newsletterFields, payload),
      mailLines({ ...proof }),
      mailOrigin(payload, createdAt),
    ];
    return {
      to: to ?? site.company.emails.general,
      replyTo: payload.email,
      subject: `${site.company.name}: newsletter, a new subscription`,
      text: `${texts.filter(Boolean).join('\n')}\n`,
    };
  },
  columns: {
    ...exportColumns(newsletterFields),
    consent: ({ consent: given }) =>
      given
        ? `asked ${isoMoment(given.askedAt)}, confirmed ${isoMoment(given.confirmedAt)}, wording ${given.wording}`
        : '',
  },
});

export const unsubscribeSubmission = submissionKind({
  stored: z.object(storedOrigin),
  webhook: ({ email }) => ({ type: 'unsubscribe', email }),
  mail: (payload, { site, to, createdAt }) => ({
    to: to ?? site.company.emails.general,
    subject: `${site.company.name}: newsletter, unsubscribe`,
    text: `Send no more issues to this address.\n\n${mailLines({ Email: payload.email })}\n${mailOrigin(payload, createdAt)}\n`,
  }),
  columns: exportColumns(),
});

export const confirmationSubmission = submissionKind({
  stored: z.object(storedOrigin),
  mail: ({ email, language }, { site, links, createdAt }) => ({
    ...site.confirmation(language, links.link('confirm', { email, language, askedAt: createdAt })),
    to: email,
    list: { unsubscribe: { url: links.link('unsubscribe', { email, language }) } },
    headers: {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }),
  columns: exportColumns(),
});
