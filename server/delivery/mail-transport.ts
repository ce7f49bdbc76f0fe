import { createTransport } from 'nodemailer';
import { isLoopback } from '../config.ts';
import type { AttemptOutcome, Transport } from './submission.ts';

type Deps = {
  url: string;
  from: string;
};

/**
 * The Message-ID is the same on every attempt, so that receivers can drop duplicates. Even a 5xx is retried, because some are
 * mistakes.
 */
export function createMailTransport({ url, from }: Deps): Transport<'mail'> {
  const { username, hostname } = new URL(url);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  const mailer = createTransport({
    url,
    requireTLS: username !== '' && !isLoopback(hostname),
    // Submissions must not cause file or URL reads.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (id, mail, signal, createdAt) => {
    const messageId = `<${id.replaceAll(':', '-')}@${domain}>`;
    try {
      const date = new Date(createdAt);
      // An abort closes the connection, so that a slow server cannot accept afterwards what counts as failed.
      const { response } = await mailer.sendMail({ ...mail, from, messageId, date, signal });
      return { result: 'delivered', status: Number(response.slice(0, 3)) };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** Only codes are kept, because a message may quote the submission. */
function outcomeOf(error: unknown): AttemptOutcome {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  if (typeof status === 'number')
    return { result: 'failed', status, error: code === 'EAUTH' ? 'EAUTH' : 'not_accepted' };
  const isCode = typeof code === 'string' && /^[A-Z0-9_]{1,64}$/.test(code);
  return { result: 'failed', error: isCode ? code : 'network' };
}
