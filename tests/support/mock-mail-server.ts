import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A number is the reply code (4xx or 5xx). With `cut` the server accepts the mail, but closes the connection before replying.
 */
type Mode = 'ok' | 'cut' | number;

/** `to` are the envelope's recipients, `accepted` means answered with 250, `secure` over TLS. */
type ReceivedMail = { to: string[]; mail: Email; accepted: boolean; secure: boolean };

type Options = {
  /** With 0 the server chooses a free port. */
  port?: number;
  /** Password of the user `site`; without it no login is needed. */
  password?: string;
  /** TLS begins with the first byte (`smtps`) or after STARTTLS. Undefined means no TLS. */
  tls?: { by: 'smtps' | 'starttls'; key: string; cert: string };
  beforeGreeting?: () => void;
};

/** Starts a real SMTP server on 127.0.0.1 for tests and development, which keeps all mail in memory and fails on demand. */
export async function startMailServer({ port = 0, password, tls, beforeGreeting }: Options = {}) {
  const received: ReceivedMail[] = [];
  let [mode, times]: [Mode, number] = ['ok', 0];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    ...(tls && { key: tls.key, cert: tls.cert, secure: tls.by === 'smtps' }),
    disabledCommands: tls ? [] : ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => {
      beforeGreeting?.();
      done();
    },
    onAuth: (auth, _session, done) =>
      auth.username === 'site' && auth.password === password
        ? done(null, { user: auth.username })
        : done(new Error('wrong user or password')),
    onData: async (stream, session, done) => {
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return; // the client disconnected before the end of the mail
      const mail = await PostalMime.parse(raw);
      const now = times > 0 ? mode : 'ok';
      times -= 1;
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      received.push({ to, mail, accepted: now === 'ok', secure: session.secure });
      if (now === 'ok') return done();
      if (now === 'cut') return cut();
      done(Object.assign(new Error('told to refuse'), { responseCode: now }));
    },
  });
  const cut = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  server.on('error', () => undefined); // client disconnects
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake listens on no port');
  const user = password === undefined ? '' : `site:${password}@`;
  return {
    url: `${tls?.by === 'smtps' ? 'smtps' : 'smtp'}://${user}${tls ? 'localhost' : '127.0.0.1'}:${address.port}`,
    port: address.port,
    received,
    connections: () => server.connections.size,
    /** Sets the mode of the next mails. Afterwards it is `ok` again. */
    tell: (next: Mode, count: number): void => {
      [mode, times] = [next, count];
    },
    close: (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      cut();
      return closed;
    },
  };
}
