import type { Config } from './config.ts';
import type { Failure, FormAnswer } from './json-answer.ts';

/** What the site knows, and a mail needs: the company, and its words for visitors. */
export type MailSite = {
  company: { name: string; emails: { general: string; sales: string; support: string } };
  /** In lower case; a subject with one of them is for support, any other for sales. */
  supportWords: readonly string[];
  /** Whether a subscription is meant, in a visitor's language. */
  confirmation: (
    language: string | undefined,
    link: string,
  ) => { subject: string; text: string; html: string };
};

/** What can be wrong with a field of a letter; the page finds the words. */
export type LetterFault = 'required' | 'email' | 'too_long';

/** What can be wrong with a field of a decision. */
export type DecisionFault = 'required' | 'unknown' | 'malformed' | 'too_long' | 'contradiction';

/**
 * What became of a letter. `ok` means on disk. `confirm`: it is to be confirmed by a link that was sent to the address.
 */
export type LetterOutcome = { ok: true; reference: string; confirm?: true } | Failure<LetterFault>;

/** What a form is written in and on; the page is a path, undefined where the browser does not say. */
export type LetterOrigin = { language: string; page: string | undefined };

/** Where a link in a mail has led. `invalid`: not ours, or too old. `failed`: the store cannot write just now. */
export type LinkOutcome =
  | { state: 'asked' | 'done' | 'failed'; status: number; deed: 'confirm' | 'unsubscribe' }
  | { state: 'invalid'; status: number };

/** A decision about cookies as it was recorded and as the visitor keeps it; `date` is a day in UTC. */
export type KeptDecision = {
  version: string;
  date: string;
  categories: { analytics: boolean; marketing: boolean };
  receipt: string;
};

/** What became of a decision. `ok` means on disk. */
export type DecisionOutcome = { ok: true; decision: KeptDecision } | Failure<DecisionFault>;

/** What the site asks about cookies in one language: the version of the question, and its exact words. */
export type ConsentQuestion = { version: string; wording: string };

/**
 * What the site's doors may do: one object per request, made by assemble-site.ts. Each function reads the request to
 * its end and counts the visitor; nothing about the request is trusted. What the site knows and the server does not,
 * languages and words, comes as an argument.
 */
export type Capabilities = {
  /** Takes in what the form of that name has sent. */
  takeLetter: (
    form: 'contact' | 'newsletter',
    request: Request,
    origin: LetterOrigin,
  ) => Promise<FormAnswer<LetterOutcome>>;
  /** Asks or does what a link in a mail is for; `wording` is the version of the words that a subscriber agrees to. */
  followLink: (request: Request, wording: string) => Promise<LinkOutcome>;
  /** Records an answer about cookies, with the words that this build shows. */
  recordDecision: <Language extends string>(
    request: Request,
    site: { languages: readonly Language[]; question: (language: Language) => ConsentQuestion },
  ) => Promise<FormAnswer<DecisionOutcome>>;
  /** Answers a question to the assistant as it comes; `instruction` tells a paid service who it is. */
  answerQuestion: <Language extends string>(
    request: Request,
    site: { languages: readonly Language[]; instruction: (language: Language) => string },
  ) => Promise<Response>;
  /** The analytics tools that are on, by their ids; null where one is off. */
  tools: Config['tools'];
};
