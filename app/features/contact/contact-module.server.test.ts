import { expect, onTestFinished, test } from 'vitest';
import { createMailTransport } from '../../../server/delivery/mail-transport.ts';
import type { Submission } from '../../../server/delivery/submission.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { startMailServer } from '../../../tests/support/mock-mail-server.ts';
import { contactSubmission } from '../../../tests/support/submissions.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { writerContext } from '../../../tests/support/writer-context.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { contactModule } from './contact-module.server.ts';

/** Returns the mail that a mail server receives. @param to recipient, if the operator has set one */
async function arrived({ payload }: Submission, to?: string) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  const now = fakeClock().now();
  const context = { ...writerContext(await temporaryStore(), to), createdAt: now, now };
  const mail = await contactModule.kinds.contact.mail?.(payload, context);
  if (!mail) throw new Error('there is no mail');
  const { signal } = new AbortController();
  await createMailTransport({ url: mailServer.url, from: 'site@firm.lu' })('msg_1', mail, signal, now);
  const [received] = mailServer.received;
  if (!received) throw new Error('no mail has arrived');
  return received;
}

test('[ML-1] a contact submission reads as text, is answered to the visitor, and says where and when it was written', async () => {
  const written = { name: 'Ірина', company: 'ACME', subject: 'Питання', message: 'Grüße\n👋' };
  const { to, mail } = await arrived(contactSubmission({ ...written, language: 'uk', page: '/uk' }));
  expect(to).toEqual([company.emails.sales]);
  expect(mail).toMatchObject({
    subject: `${company.name}: Питання`,
    from: { address: 'site@firm.lu' },
    replyTo: [{ address: 'anna@example.org' }],
    messageId: '<msg_1@firm.lu>',
    text: 'Name: Ірина\nEmail: anna@example.org\nCompany: ACME\nSubject: Питання\n\nGrüße\n👋\n\n-- \nLanguage: uk\nPage: /uk\nTime: 2026-01-05 09:00 UTC\n',
  });
});

test.for([
  ['A Problem with the chat', 'support'],
  ['Der Agent funktioniert  nicht!', 'support'],
  ['Serverproblem', 'support'],
  ['Which State support is there?', 'sales'],
  ['Державна підтримка', 'sales'],
  ['Des panneaux solaires', 'sales'],
] as const)('[ML-1] “%s” goes to %s, and to MAIL_TO where that is set', async ([subject, mailbox]) => {
  const submission = contactSubmission({ subject });
  expect((await arrived(submission)).to).toEqual([company.emails[mailbox]]);
  expect((await arrived(submission, 'boss@firm.lu')).to).toEqual(['boss@firm.lu']);
});

test('[ML-3] what a visitor types reaches no recipient and no header of its own', async () => {
  const evil = 'Hi\r\nBcc: victim@example.org\r\n\r\nbody \u202ex =?utf-8?B?Ym8=?=';
  const submission = contactSubmission({ name: evil, subject: evil, company: evil, message: evil });
  const { to, mail } = await arrived(submission);
  expect(to).toEqual([company.emails.sales]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).toBe(`${company.name}: Hi Bcc: victim@example.org body x = ?utf-8?B?Ym8= ?=`);
});
