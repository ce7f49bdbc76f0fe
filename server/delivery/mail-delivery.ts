import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Deliver, Outcome } from '../outbox/letter.ts';

/** What a letter says as a mail; who sends it, and by which id, is the delivery's affair. */
export type Mail = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'list' | 'headers'
> & {
  /** One address. */
  to: string;
};

type Deps = {
  /** `smtp://` or `smtps://`, with a user and a password where the server wants them. */
  url: string;
  from: string;
  /** Makes a mail of a letter. */
  write: (letter: Parameters<Deliver>[1], createdAt: number) => Mail;
  clock: Clock;
  timeoutMs: number;
};

/**
 * Delivery by mail (RFC 5321). A letter has one Message-ID on every attempt, so that a receiver who gets it twice can
 * tell. Each refusal is tried again, also a permanent one (5xx): what was refused by mistake is not lost.
 */
export function createMailDelivery({ url, from, write, clock, timeoutMs }: Deps): Deliver {
  const { username, hostname } = new URL(url);
  const isHere = /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  const transport = createTransport({
    url,
    // A password is said to nobody who listens.
    requireTLS: username !== '' && !isHere,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing of a letter is ever taken for a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (id, letter, stop, createdAt) => {
    const { promise: brokenOff, resolve: breakOff } = Promise.withResolvers<Outcome>();
    const abort = () => breakOff({ result: 'aborted' });
    stop.addEventListener('abort', abort);
    if (stop.aborted) abort();
    const cancelTimeout = clock.after(timeoutMs, () => breakOff(failed(undefined, 'timeout')));
    const mail = write(letter, createdAt);
    const sent = transport
      .sendMail({ ...mail, from, messageId: `<${id}@${domain}>`, date: new Date(createdAt) })
      .then(
        ({ response }): Outcome => ({ result: 'delivered', status: Number(response.slice(0, 3)) }),
        refused,
      );
    return Promise.race([sent, brokenOff]).finally(() => {
      cancelTimeout();
      stop.removeEventListener('abort', abort);
    });
  };
}

function failed(status: number | undefined, error: string): Outcome {
  return { result: 'failed', status, error, retryAfterMs: undefined };
}

/** What stopped it, as a code; never the message, which may quote what was sent. */
function refused(fault: unknown): Outcome {
  if (!(fault instanceof Error)) return failed(undefined, 'network');
  const { code, responseCode: status } = { code: undefined, responseCode: undefined, ...fault };
  if (typeof status === 'number') return failed(status, code === 'EAUTH' ? 'EAUTH' : 'not_accepted');
  return failed(undefined, typeof code === 'string' && /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'network');
}
