import type { SendMailOptions } from 'nodemailer';
import type { z } from 'zod';
import type { Destination, Store } from '../db/store.ts';
import type { Links } from './signed-links.ts';

export type Payload = {
  /** The visitor's; operators search by it. */
  email?: string | undefined;
  language?: string | undefined;
  page?: string | undefined;
  [field: string]: unknown;
};

export type Submission = { kind: string; payload: Payload };

/** Delivery adds sender and Message-ID. */
export type Mail = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'list' | 'headers' | 'icalEvent'
> & {
  to: string;
};

/** Given to a kind when its mail or webhook body is made. */
export type SendContext<Site = unknown> = {
  store: Pick<Store, 'db'>;
  /** The site's texts and mailboxes. */
  site: Site;
  /** Overrides the company's mailboxes. */
  to: string | undefined;
  /** The sender of mails. */
  from: string;
  links: Links;
  createdAt: number;
  now: number;
};

/** The body of a webhook, and a mail. */
export type Contents = { webhook: object; mail: Mail };

/**
 * Writes what is sent. A kind without one goes only to the other destination. Undefined, as after an erasure: the delivery is
 * deleted.
 */
export type Writers<Stored extends Payload = Payload, Site = unknown> = {
  [To in Destination]?: (
    payload: Stored,
    context: SendContext<Site>,
  ) => Contents[To] | undefined | Promise<Contents[To] | undefined>;
};

export type SubmissionKind = Writers & {
  /** Must read old rows. */
  stored: z.ZodType<Payload>;
  columns: Record<string, (payload: Payload) => string>;
};

/** Writers get what `stored` has read of a row. `Site`: the built site's `mailSite`. */
export function submissionKind<Stored extends Payload, Site>(
  kind: Writers<Stored, Site> & { stored: z.ZodType<Stored>; columns?: SubmissionKind['columns'] },
) {
  return { columns: {}, ...kind } as unknown as SubmissionKind;
}

export type SubmissionKinds = Readonly<Record<string, SubmissionKind>>;

/** Undefined for a broken row or unknown kind, which must not stop the others. */
export function readSubmission(
  kinds: SubmissionKinds,
  kind: string,
  payload: string,
): Submission | undefined {
  try {
    const read = kinds[kind]?.stored.safeParse(JSON.parse(payload)).data;
    return read && { kind, payload: read };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** HTTP or SMTP status. `gone`: send nothing more. `void`: there is nothing to send. */
export type Outcome =
  | { result: 'delivered'; status: number }
  | { result: 'gone'; status: number }
  | { result: 'void' }
  | { result: 'failed'; error: string; status?: number | undefined; retryAfterMs?: number | undefined }
  | { result: 'aborted' };

/** One attempt to send something. `id` is the same on every attempt. Throws only for an error of ours. */
export type Send<Content> = (
  id: string,
  content: Content,
  stop: AbortSignal,
  createdAt: number,
) => Promise<Outcome>;
