import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { isLoopback } from '../config.ts';
import type { Mail, Outcome, Send } from './submission.ts';

type Deps = {
  /** `smtp://` or `smtps://`, optionally with credentials. */
  url: string;
  from: string;
  clock: Clock;
  timeoutMs: number;
};

/**
 * The Message-ID is the same on every attempt, so that receivers can drop duplicates.
 * Retries 5xx too: some are mistakes.
 */
export function createMailDelivery({ url, from, clock, timeoutMs }: Deps): Send<Mail> {
  const { username, hostname } = new URL(url);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  const transport = createTransport({
    url,
    // Never sends a password in the clear.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Submissions must not cause file or URL reads.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (id, mail, stop, createdAt) => {
    const { promise: brokenOff, resolve: breakOff } = Promise.withResolvers<Outcome>();
    const abort = () => breakOff({ result: 'aborted' });
    stop.addEventListener('abort', abort);
    if (stop.aborted) abort();
    const cancelTimeout = clock.after(timeoutMs, () => breakOff(failed(undefined, 'timeout')));
    const messageId = `<${id.replaceAll(':', '-')}@${domain}>`;
    const sent = transport
      .sendMail({ ...mail, from, messageId, date: new Date(createdAt) })
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

/** A code; the message may quote the submission. */
function refused(error: unknown): Outcome {
  if (!(error instanceof Error)) return failed(undefined, 'network');
  const { code, responseCode: status } = { code: undefined, responseCode: undefined, ...error };
  if (typeof status === 'number') return failed(status, code === 'EAUTH' ? 'EAUTH' : 'not_accepted');
  return failed(undefined, typeof code === 'string' && /^[A-Z0-9_]{1,64}$/.test(code) ? code : 'network');
}
