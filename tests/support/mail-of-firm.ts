import { createLinks } from '../../server/mail/links.ts';
import { mailWriter } from '../../server/mail/write-mail.ts';

export const emails = { general: 'moien@firm.lu', sales: 'sales@firm.lu', support: 'support@firm.lu' };
const site = {
  company: { name: 'Firm', emails },
  supportWords: ['problem'],
  confirmation: () => ({ subject: 'Confirm', text: '', html: '' }),
};
const links = createLinks({ secret: 'a secret', door: 'https://firm.lu/link' });

/** Writes the mails of a firm that is no sample, to an address set by the operator or to its own. */
export const mailOfFirm = (to?: string) => mailWriter({ site, to, links });
