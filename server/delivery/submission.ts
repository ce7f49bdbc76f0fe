import type { SendMailOptions } from 'nodemailer';
import type { z } from 'zod';
import type { Destination, Store } from '../db/store.ts';
import type { KindName } from '../registered-names.ts';
import type { Links } from './signed-links.ts';

export type Payload = {
  /** The visitor's; operators search by it. */
  email?: string | undefined;
  language?: string | undefined;
  page?: string | undefined;
  [field: string]: unknown;
};

export type Submission = { kind: KindName; payload: Payload };

/** Delivery adds sender and Message-ID. */
export type Mail = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'list' | 'headers' | 'icalEvent'
> & {
  to: string;
};

/** Given to a kind when its mail or webhook body is made. */
export type SendContext<Texts = never> = {
  store: Pick<Store, 'db'>;
  /** Of the built site, with its mailboxes. */
  texts: Texts;
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

/** Writes what is sent; without a writer nothing goes there, and nothing if it returns undefined, as after an erasure. */
export type Writers<Texts = never, Stored = never> = {
  [To in Destination]?: (
    payload: Stored,
    context: SendContext<Texts>,
  ) => Contents[To] | undefined | Promise<Contents[To] | undefined>;
};

/** `never`: of any feature, whose texts and stored payload the platform does not know. */
export type SubmissionKind<Texts = never, Stored = never> = Writers<Texts, Stored> & {
  /** Must read old rows. */
  stored: z.ZodType<Payload>;
  /** For `leads`, of what a visitor sent; absent where the site itself is the sender. */
  columns?: Record<string, (payload: Payload) => string>;
  /** Its mails go to whatever address a visitor typed. */
  toVisitor?: true;
};

/** Writers get what `stored` has read of a row. */
export function submissionKind<Stored extends Payload, Texts>(
  kind: SubmissionKind<Texts, Stored> & { stored: z.ZodType<Stored> },
): SubmissionKind<NoInfer<Texts>, Stored> {
  return kind;
}

export type SubmissionKinds<Texts = never> = Readonly<Record<string, SubmissionKind<Texts>>>;

/** Undefined for a broken row or unknown kind, which must not stop the others. */
export function readSubmission(
  kinds: SubmissionKinds,
  kind: string,
  payload: string,
): Submission | undefined {
  try {
    const read = kinds[kind]?.stored.safeParse(JSON.parse(payload)).data;
    return read && { kind: kind as KindName, payload: read };
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
