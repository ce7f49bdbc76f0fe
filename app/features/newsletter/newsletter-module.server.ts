import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { countAccepted } from '../../../server/db/submission-rows.ts';
import { submissionKind } from '../../../server/delivery/submission.ts';
import type { ServerModule } from '../../../server/server-module.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { mailLines, mailMoment, mailOrigin } from '../../lib/forms/mail-text.server.ts';
import { exportColumns, storedSchema } from '../../lib/forms/stored-submission.server.ts';
import { confirmationMail } from './confirmation-mail.server.ts';
import { newsletterFields } from './newsletter.fields.ts';
import { newsletterLink } from './newsletter-links.server.ts';

/** Proof of a consent by mail. Times are milliseconds since 1970. */
const consent = z.object({ askedAt: z.number(), confirmedAt: z.number(), wording: z.string() });

const isoMoment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** If mail is on, it is stored only once the link in a `confirmation` is followed. */
const newsletter = submissionKind({
  isLead: true,
  stored: storedSchema(newsletterFields).extend({ consent: consent.optional() }),
  webhook: ({ email }) => ({ type: 'newsletter', email }),
  mail: (payload, { to, links, createdAt }) => {
    const { email, consent: givenConsent } = payload;
    const proof = givenConsent && {
      Asked: mailMoment(givenConsent.askedAt),
      Confirmed: mailMoment(givenConsent.confirmedAt),
      Wording: givenConsent.wording,
      'One-click unsubscribe': newsletterLink(links, 'unsubscribe', payload),
    };
    return {
      to: to ?? company.emails.general,
      replyTo: email,
      subject: `${company.name}: newsletter, a new subscription`,
      text: `${mailLines({ Email: email, ...proof })}\n${mailOrigin(payload, createdAt)}\n`,
    };
  },
  columns: {
    ...exportColumns(newsletterFields),
    consent: (payload) => {
      const givenConsent = consent.safeParse(payload.consent).data;
      if (!givenConsent) return '';
      return `asked ${isoMoment(givenConsent.askedAt)}, confirmed ${isoMoment(givenConsent.confirmedAt)}, wording ${givenConsent.wording}`;
    },
  },
});

const unsubscribe = submissionKind({
  isLead: true,
  stored: storedSchema(newsletterFields),
  columns: exportColumns(newsletterFields),
  webhook: ({ email }) => ({ type: 'unsubscribe', email }),
  mail: (payload, { to, createdAt }) => ({
    to: to ?? company.emails.general,
    subject: `${company.name}: newsletter, unsubscribe`,
    text: `Send no more issues to this address.\n\n${mailLines({ Email: payload.email })}\n${mailOrigin(payload, createdAt)}\n`,
  }),
});

const confirmation = submissionKind({
  isLead: true,
  goesToVisitor: true,
  stored: storedSchema(newsletterFields).extend({ wording: z.string().optional() }),
  columns: exportColumns(newsletterFields),
  mail: ({ email, language, wording }, { links, createdAt: askedAt }) => ({
    ...confirmationMail(language, newsletterLink(links, 'confirm', { email, language, askedAt, wording })),
    to: email,
    list: { unsubscribe: { url: newsletterLink(links, 'unsubscribe', { email, language }) } },
    headers: {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }),
});

export const newsletterModule = {
  kinds: { newsletter, confirmation, unsubscribe },
  limits: {
    newsletter: { points: 20, durationMs: 10 * MINUTE },
    /** This limits a mailbox, not a visitor. When the day is over, two more may follow. */
    confirmation: { points: 2, durationMs: DAY },
  },
  weeklyCounts: { subscriptions: countAccepted('newsletter') },
} satisfies ServerModule;
