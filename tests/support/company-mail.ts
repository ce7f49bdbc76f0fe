import { submissions } from '../../app/submissions.ts';
import { mailWriter } from '../../server/delivery/mail-delivery.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';

export const emails = { general: 'moien@firm.lu', sales: 'sales@firm.lu', support: 'support@firm.lu' };
const site = {
  company: { name: 'Firm', emails },
  supportWords: ['problem'],
  confirmation: () => ({ subject: 'Confirm', text: '', html: '' }),
};
const links = createLinks({ secret: 'a secret', siteUrl: 'https://firm.lu' });

/** The mails of a company without sample data; defaults to its own address. */
export const mailOfFirm = (to?: string) => mailWriter({ kinds: submissions, site, to, links });
