import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../tests/support/mock-mail-server.ts';
import { selfSigned } from '../../tests/support/self-signed.ts';
import { createMailTransport } from './mail-transport.ts';

const mailToOwner = { to: 'owner@firm.lu', subject: 'Hello', text: 'A question' };

const send = ({ url }: { url: string }, stop = new AbortController().signal) =>
  createMailTransport({ url, from: 'site@firm.lu' })('msg_1', mailToOwner, stop, Date.now());

test('[ML-3] what a slow mail server has not taken when the time is over, it never gets', async () => {
  const timeout = new AbortController();
  const mailServer = await startMailServer({ beforeGreeting: () => timeout.abort() });
  onTestFinished(mailServer.close);
  expect(await send(mailServer, timeout.signal)).toMatchObject({ result: 'failed' });
  await expect.poll(mailServer.connections).toBe(0);
  expect(mailServer.received).toEqual([]);
});

test.for(['smtps', 'starttls'] as const)(
  '[ML-1] a mail goes over TLS (%s), and to no server whose certificate is not trusted',
  async (by) => {
    const { key, cert } = selfSigned('localhost');
    const mailServer = await startMailServer({ tls: { by, key, cert }, password: 'secret' });
    onTestFinished(mailServer.close);
    expect(await send(mailServer)).toMatchObject({ result: 'failed' });
    expect(mailServer.received).toEqual([]);

    const trusted = getCACertificates();
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([...trusted, cert]);
    expect(await send(mailServer)).toEqual({ result: 'delivered', status: 250 });
    expect(mailServer.received).toMatchObject([{ secure: true, accepted: true }]);
  },
);
