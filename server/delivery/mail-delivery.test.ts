import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../harness/fakes/mail-server.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { contactLetter } from '../../tests/support/letters.ts';
import { emails, mailOfFirm } from '../../tests/support/mail-of-firm.ts';
import { selfSigned } from '../../tests/support/self-signed.ts';
import type { Letter } from '../outbox/letter.ts';
import { createMailDelivery } from './mail-delivery.ts';

/** Sends one letter after another to a mail server, each as msg_1. */
function deliveryTo({ url }: { url: string }, to?: string) {
  const write = mailOfFirm(to);
  const clock = fakeClock();
  const deliver = createMailDelivery({ url, from: 'site@firm.lu', write, clock, timeoutMs: 15_000 });
  return (letter: Letter) => deliver('msg_1', letter, new AbortController().signal, clock.now());
}

/** What arrives of a letter, at an address set by the operator or at ours. */
async function arrived(letter: Letter, to?: string) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  await deliveryTo(mailServer, to)(letter);
  const [received] = mailServer.received;
  if (!received) throw new Error('no mail has arrived');
  return received;
}

test('[ML-1] a contact letter reads as text, is answered to the visitor, and says where and when it was written', async () => {
  const written = { name: 'Ірина', company: 'ACME', subject: 'Питання', message: 'Grüße\n👋' };
  const { to, mail } = await arrived(contactLetter({ ...written, language: 'uk', page: '/uk' }));
  expect(to).toEqual([emails.sales]);
  expect(mail).toMatchObject({
    subject: 'Firm: Питання',
    from: { address: 'site@firm.lu' },
    replyTo: [{ address: 'anna@example.org' }],
    messageId: '<msg_1@firm.lu>',
    text: 'Name: Ірина\nEmail: anna@example.org\nCompany: ACME\nSubject: Питання\n\nGrüße\n👋\n\n-- \nLanguage: uk\nPage: /uk\nTime: 2026-01-05 09:00 UTC\n',
  });
});

test('[ML-1] a letter about a problem goes to support, and every letter to MAIL_TO where that is set', async () => {
  const problem = contactLetter({ subject: 'A Problem with the chat' });
  expect((await arrived(problem)).to).toEqual([emails.support]);
  expect((await arrived(problem, 'boss@firm.lu')).to).toEqual(['boss@firm.lu']);
});

test('[ML-3] what a visitor types reaches no recipient and no header of its own', async () => {
  const evil = 'Hi\r\nBcc: victim@example.org\r\n\r\nbody';
  const letter = contactLetter({ name: evil, subject: evil, company: evil, message: evil });
  const { to, mail } = await arrived(letter);
  expect(to).toEqual([emails.sales]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).toBe('Firm: Hi Bcc: victim@example.org body');
});

test.for(['smtps', 'starttls'] as const)(
  '[ML-1] a mail goes over TLS (%s), and to nobody whose certificate is not trusted',
  async (by) => {
    const { key, cert } = selfSigned('localhost');
    const mailServer = await startMailServer({ tls: { by, key, cert }, password: 'secret' });
    onTestFinished(mailServer.close);
    const send = () => deliveryTo(mailServer)(contactLetter());
    expect(await send()).toMatchObject({ result: 'failed' });
    expect(mailServer.received).toEqual([]);

    const trusted = getCACertificates();
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([...trusted, cert]);
    expect(await send()).toEqual({ result: 'delivered', status: 250 });
    expect(mailServer.received).toMatchObject([{ secure: true, accepted: true }]);
  },
);
