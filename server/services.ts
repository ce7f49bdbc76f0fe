import type { EnabledTools } from './analytics-tools.ts';
import type { Failure, FormAnswer } from './http/form-answer.ts';

export type MailSite = {
  company: { name: string; emails: { general: string; sales: string; support: string } };
  /** In lower case. */
  supportWords: readonly string[];
  confirmation: (
    language: string | undefined,
    link: string,
  ) => { subject: string; text: string; html: string };
};

export type FieldErrorCode = 'required' | 'email' | 'too_long';

export type ConsentErrorCode = 'required' | 'unknown' | 'malformed' | 'too_long' | 'contradiction';

/** `ok` means on disk; `confirm`: by a mailed link. */
export type SubmissionOutcome = { ok: true; reference: string; confirm?: true } | Failure<FieldErrorCode>;

/** `page` is a path. */
export type SubmissionOrigin = { language: string; page: string | undefined };

/** `invalid`: forged or expired. `failed`: the store is down. */
export type LinkOutcome =
  | { state: 'asked' | 'done' | 'failed'; status: number; deed: 'confirm' | 'unsubscribe' }
  | { state: 'limited'; status: 429; deed: 'confirm' | 'unsubscribe'; retryAfterSeconds: number }
  | { state: 'invalid'; status: number };

/** `date` is in UTC. */
export type KeptDecision = {
  version: string;
  date: string;
  categories: { analytics: boolean; marketing: boolean };
  receipt: string;
};

/** `ok` means on disk. */
export type DecisionOutcome = { ok: true; decision: KeptDecision } | Failure<ConsentErrorCode>;

export type ConsentQuestion = { version: string; wording: string };

/** One per request; each function reads the whole body and rate-limits the visitor. */
export type Services = {
  /** IPv4 address or IPv6 network. */
  visitor: string;
  submit: (
    kind: string,
    request: Request,
    origin: SubmissionOrigin,
  ) => Promise<FormAnswer<SubmissionOutcome>>;
  /** `wording`: version of the consent text. */
  followLink: (request: Request, wording: string) => Promise<LinkOutcome>;
  recordDecision: <Language extends string>(
    request: Request,
    site: { languages: readonly Language[]; question: (language: Language) => ConsentQuestion },
  ) => Promise<FormAnswer<DecisionOutcome>>;
  /** `instruction`: a system prompt. */
  answerQuestion: <Language extends string>(
    request: Request,
    site: { languages: readonly Language[]; instruction: (language: Language) => string },
  ) => Promise<Response>;
  /** Ids; null if off. */
  tools: EnabledTools['ids'];
};
