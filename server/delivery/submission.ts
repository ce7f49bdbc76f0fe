import type { SendMailOptions } from 'nodemailer';
import type { z } from 'zod';
import type { Destination, Store } from '../db/store.ts';
import type { KindName } from '../registered-names.ts';
import type { Links } from './signed-links.ts';

export type Payload = {
  /** Operators search by the visitor's address. */
  email?: string | undefined;
  language?: string | undefined;
  page?: string | undefined;
  [field: string]: unknown;
};

export type Submission = { kind: KindName; payload: Payload };

/** Delivery adds sender and Message-ID. */
export type Mail = { to: string } & Pick<
  SendMailOptions,
  'replyTo' | 'subject' | 'text' | 'html' | 'list' | 'headers' | 'icalEvent'
>;

export type WriterContext = {
  store: Store;
  /** The operator's address, which replaces the company's mailboxes. */
  to: string | undefined;
  from: string;
  links: Links;
  createdAt: number;
  now: number;
};

type Content = { webhook: object; mail: Mail };

/**
 * Each writer makes the content for its destination. Nothing is sent without one, or if it returns undefined, as after an
 * erasure.
 */
type Writers<Stored extends Payload> = {
  [To in Destination]?: (
    payload: Stored,
    context: WriterContext,
  ) => Content[To] | undefined | Promise<Content[To] | undefined>;
};

type KindOptions = {
  /** `leads` lists it without `--all`. */
  isLead?: true;
  /** Columns of `leads export`, added to those of every delivery. */
  columns?: Record<string, (payload: Payload) => string>;
  /** Its mails go to an address that a visitor typed. */
  goesToVisitor?: true;
};

export type SubmissionKind = KindOptions &
  Writers<Payload> & {
    /** Returns undefined if the payload is not of this kind. */
    read: (payload: unknown) => Payload | undefined;
  };

export type SubmissionKinds = Readonly<Record<string, SubmissionKind>>;

/** @param kind `stored` must read old rows; writers get its result */
export function submissionKind<Stored extends Payload>(
  kind: KindOptions & Writers<Stored> & { stored: z.ZodType<Stored> },
): SubmissionKind {
  const { stored, webhook, mail, ...options } = kind;
  return {
    ...options,
    read: (payload) => stored.safeParse(payload).data,
    ...(webhook && { webhook: (payload, context) => webhook(stored.parse(payload), context) }),
    ...(mail && { mail: (payload, context) => mail(stored.parse(payload), context) }),
  };
}

/** Returns undefined for an unknown kind, or one without a writer for that destination. */
export function writerOf<To extends Destination>(kinds: SubmissionKinds, kind: string, destination: To) {
  const writers: Writers<Payload> | undefined = kinds[kind];
  return writers?.[destination];
}

/** An unknown kind has none, and waits for the version that knows it. */
export function destinationsOf(kinds: SubmissionKinds, kind: string, destinations: readonly Destination[]) {
  return destinations.filter((destination) => writerOf(kinds, kind, destination));
}

/** A broken row or unknown kind must not stop the others, so it becomes undefined. */
export function readSubmission(
  kinds: SubmissionKinds,
  kind: string,
  payload: string,
): Submission | undefined {
  try {
    const read = kinds[kind]?.read(JSON.parse(payload));
    return read && { kind: kind as KindName, payload: read };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `status` is an HTTP or SMTP code. After `gone` nothing more is sent; `void` had nothing to send. */
export type AttemptOutcome =
  | { result: 'delivered'; status: number }
  | { result: 'gone'; status: number }
  | { result: 'void' }
  | { result: 'failed'; error: string; status?: number | undefined; retryAfterMs?: number | undefined }
  | { result: 'aborted' };

/** Sends once, over HTTP or SMTP. `id` is the same on every attempt. Throws only if our code fails. */
export type Transport<To extends Destination> = (
  id: string,
  content: Content[To],
  stop: AbortSignal,
  createdAt: number,
) => Promise<AttemptOutcome>;
