import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DAY, MINUTE } from '../../../server/clock.ts';
import type { Links } from '../../../server/delivery/signed-links.ts';
import type { Failure } from '../../../server/http/failure-response.ts';
import type { Services } from '../../../server/services.ts';
import { endpoints } from '../../lib/site-paths.ts';

/** Every mailed link carries this, so old names such as `deed` stay. */
const linkSchema = z
  .object({
    deed: z.enum(['confirm', 'unsubscribe']),
    email: z.string(),
    language: z.string().optional(),
    askedAt: z.number().optional(),
    /** A hash of the texts at the sign-up. Earlier links lack it. */
    wording: z.string().optional(),
  })
  .transform(({ deed: action, ...link }) => ({ action, ...link }));

type NewsletterLink = z.output<typeof linkSchema>;
type LinkAction = NewsletterLink['action'];

/** `invalid` means forged or expired. */
type LinkOutcome =
  | { state: 'open' | 'done'; action: LinkAction }
  | { state: 'failed'; action: LinkAction; failure: Failure }
  | { state: 'invalid' };

/** Unsubscribe links never expire. */
const CONFIRM_WITHIN_MS = 7 * DAY;
/** Within this time another press is a repeat. Later it counts, because the person may have unsubscribed in between. */
const AGAIN_MS = MINUTE;

export function newsletterLink(
  links: Pick<Links, 'link'>,
  action: LinkAction,
  { email, language, askedAt, wording }: Omit<NewsletterLink, 'action'>,
): string {
  return links.link(endpoints.newsletterLink, { deed: action, email, language, askedAt, wording });
}

/** Mail scanners follow links, so GET only asks and POST acts (RFC 8058). `wording` is the hash of the present texts. */
export async function followLink(
  request: Request,
  wording: string,
  services: Pick<Services, 'outbox' | 'limits' | 'address' | 'links' | 'clock'>,
): Promise<LinkOutcome> {
  const { outbox, limits, address, links, clock } = services;
  const linkUse = request.method === 'POST' ? await limits.consume('link', address) : undefined;
  const read = links.read(new URL(request.url).searchParams.get('token') ?? '');
  const link = linkSchema.safeParse(read?.payload).data;
  const now = clock.now();
  if (!read || !link || isExpired(link, now)) return { state: 'invalid' };
  const { action } = link;
  if (!linkUse) return { state: 'open', action };
  if (!linkUse.ok) return { state: 'failed', action, failure: linkUse };
  const outcome = await outbox.accept(submissionOf(link, now, wording), {
    idempotencyKey: {
      value: createHash('sha256').update(read.signedText).digest('base64url'),
      withinMs: AGAIN_MS,
    },
  });
  return outcome.ok ? { state: 'done', action } : { state: 'failed', action, failure: outcome };
}

function isExpired({ action, askedAt }: NewsletterLink, now: number): boolean {
  return action === 'confirm' && now - (askedAt ?? 0) > CONFIRM_WITHIN_MS;
}

function submissionOf(
  { action, email, language, askedAt = 0, wording }: NewsletterLink,
  now: number,
  wordingNow: string,
) {
  if (action === 'unsubscribe') return { kind: action, payload: { email, language } };
  const wordings = [...new Set([wording ?? 'unknown', wordingNow])].join(', then ');
  const consent = { askedAt, confirmedAt: now, wording: wordings };
  return { kind: 'newsletter' as const, payload: { email, language, consent } };
}
