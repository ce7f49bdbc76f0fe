import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { serverModules } from '../../app/server-modules.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { startMailServer } from '../../tests/support/mock-mail-server.ts';
import { selfSigned } from '../../tests/support/self-signed.ts';
import { contactSubmission } from '../../tests/support/submissions.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import { writerContext } from '../../tests/support/writer-context.ts';
import { createMailTransport } from './mail-transport.ts';
import type { Submission } from './submission.ts';

const never = new AbortController().signal;

/** Sends a contact submission to a mail server, as msg_1, and to an address set by the operator or to ours. */
async function send({ url }: { url: string }, { payload }: Submission, to?: string, stop = never) {
  const now = fakeClock().now();
  const context = { ...writerContext(await temporaryStore(), to), createdAt: now, now };
  const mail = await serverModules.kinds.contact?.mail?.(payload, context);
  if (!mail) throw new Error('there is no mail');
  return createMailTransport({ url, from: 'site@firm.lu' })('msg_1', mail, stop, now);
}

async function arrived(submission: Submission, to?: string) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  await send(mailServer, submission, to);
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

test('[ML-3] what a slow mail server has not taken when the time is over, it never gets', async () => {
  const timeout = new AbortController();
  const mailServer = await startMailServer({ beforeGreeting: () => timeout.abort() });
  onTestFinished(mailServer.close);
  expect(await send(mailServer, contactSubmission(), undefined, timeout.signal)).toMatchObject({
    result: 'failed',
  });
  await expect.poll(mailServer.connections).toBe(0);
  expect(mailServer.received).toEqual([]);
});

test.for(['smtps', 'starttls'] as const)(
  '[ML-1] a mail goes over TLS (%s), and to no server whose certificate is not trusted',
  async (by) => {
    const { key, cert } = selfSigned('localhost');
    const mailServer = await startMailServer({ tls: { by, key, cert }, password: 'secret' });
    onTestFinished(mailServer.close);
    const deliver = () => send(mailServer, contactSubmission());
    expect(await deliver()).toMatchObject({ result: 'failed' });
    expect(mailServer.received).toEqual([]);

    const trusted = getCACertificates();
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([...trusted, cert]);
    expect(await deliver()).toEqual({ result: 'delivered', status: 250 });
    expect(mailServer.received).toMatchObject([{ secure: true, accepted: true }]);
  },
);
