import type { MailSite } from '../capabilities.ts';
import type { Letter } from '../outbox/letter.ts';
import type { Links } from './links.ts';
import type { Mail } from './mail-delivery.ts';

type Deps = {
  site: MailSite;
  /** Whom all letters to the company go to; undefined: to its mailboxes. */
  to: string | undefined;
  links: Links;
};

/** Makes a mail of a letter. What a visitor wrote stands in the text; of the headers only in the subject and Reply-To. */
export function mailWriter({ site, to, links }: Deps) {
  const { name, emails } = site.company;
  const isForSupport = (subject: string) =>
    site.supportWords.some((word) => subject.toLowerCase().includes(word));

  return ({ kind, payload }: Letter, createdAt: number): Mail => {
    const { email, language, page } = payload;
    const origin = { Language: language, Page: page, Time: moment(createdAt) };
    switch (kind) {
      case 'contact': {
        const { subject, message, name: visitor, company } = payload;
        const text = `${lines({ Name: visitor, Email: email, Company: company, Subject: subject })}\n\n${message}\n\n-- \n${lines(origin)}\n`;
        return {
          to: to ?? (isForSupport(subject) ? emails.support : emails.sales),
          replyTo: email,
          subject: `${name}: ${oneLine(subject)}`,
          text,
        };
      }
      case 'newsletter': {
        const { consent } = payload;
        const proof = consent && {
          Asked: moment(consent.askedAt),
          Confirmed: moment(consent.confirmedAt),
          Wording: consent.wording,
          'One-click unsubscribe': links.link('unsubscribe', payload),
        };
        return {
          to: to ?? emails.general,
          replyTo: email,
          subject: `${name}: newsletter, a new subscription`,
          text: `${lines({ Email: email, ...proof, ...origin })}\n`,
        };
      }
      case 'unsubscribe':
        return {
          to: to ?? emails.general,
          subject: `${name}: newsletter, unsubscribe`,
          text: `Send no more issues to this address.\n\n${lines({ Email: email, ...origin })}\n`,
        };
      case 'confirmation': {
        const words = site.confirmation(
          language,
          links.link('confirm', { email, language, askedAt: createdAt }),
        );
        const unsubscribe = links.link('unsubscribe', payload);
        return {
          ...words,
          to: email,
          list: { unsubscribe: { url: unsubscribe } },
          headers: {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        };
      }
    }
  };
}

const moment = (milliseconds: number) =>
  `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

// The intake has done so; what is in a store was perhaps not taken in by it.
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

function lines(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
}
