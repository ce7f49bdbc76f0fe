import type { SendMailOptions } from 'nodemailer';
import type { z } from 'zod';
import type { Links } from './signed-links.ts';

export type Payload = {
  /** The visitor's; operators search by it. */
  email: string;
  language?: string | undefined;
  page?: string | undefined;
  [field: string]: unknown;
};

export type Submission = { kind: string; payload: Payload };

/** Delivery adds sender and Message-ID. */
export type Mail = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'list' | 'headers'
> & {
  to: string;
};

export type MailContext<Site = unknown> = {
  /** The site's texts and mailboxes. */
  site: Site;
  /** Overrides the company's mailboxes. */
  to: string | undefined;
  links: Links;
  createdAt: number;
};

export type SubmissionKind<Stored extends Payload = Payload, Site = unknown> = {
  /** Must read old rows. */
  stored: z.ZodType<Stored>;
  /** If absent, mail only. */
  webhook?: (payload: Stored) => object;
  mail: (payload: Stored, context: MailContext<Site>) => Mail;
  columns: Record<string, (payload: Stored) => string>;
};

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

/** HTTP or SMTP status. `gone`: send nothing more. */
export type Outcome =
  | { result: 'delivered'; status: number }
  | { result: 'gone'; status: number }
  | { result: 'failed'; status: number | undefined; error: string; retryAfterMs: number | undefined }
  | { result: 'aborted' };

/** One attempt; never throws. `id` is the same on every attempt. */
export type Deliver = (
  id: string,
  submission: Submission,
  stop: AbortSignal,
  createdAt: number,
) => Promise<Outcome>;
