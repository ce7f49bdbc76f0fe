import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Claim, Links } from '../delivery/signed-links.ts';
import type { Submission } from '../delivery/submission.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import type { LinkOutcome } from '../services.ts';

type Deps = {
  outbox: Pick<Outbox, 'accept'>;
  limits: Pick<Limits, 'consume'>;
  links: Pick<Links, 'read'>;
  clock: Pick<Clock, 'now'>;
  /** Of the consent text. */
  wording: string;
  /** For the limits only. */
  address: string;
};

/** Unsubscribe links never expire. */
const CONFIRM_WITHIN_MS = 7 * 86_400_000;
const UNSUBSCRIBE_AGAIN_MS = 3_600_000;

/** GET only asks, because mail scanners follow links; POST acts (RFC 8058), once. */
export async function followLink(request: Request, deps: Deps): Promise<LinkOutcome> {
  const counted = request.method === 'POST' ? await deps.limits.consume('link', deps.address) : undefined;
  const claim = deps.links.read(new URL(request.url).searchParams.get('token') ?? '');
  const now = deps.clock.now();
  if (!claim || isOver(claim, now)) return { state: 'invalid', status: 410 };
  const { deed } = claim;
  if (!counted) return { state: 'asked', status: 200, deed };
  if (!counted.ok && counted.reason === 'limited')
    return { state: 'limited', status: 429, deed, retryAfterSeconds: counted.retryAfterSeconds };
  if (!counted.ok) return { state: 'failed', status: 503, deed };
  const accepted = await deps.outbox.accept(submissionOf(claim, now, deps.wording), {
    repeat: {
      key: createHash('sha256').update(claim.signed).digest('base64url'),
      withinMs: deed === 'unsubscribe' ? UNSUBSCRIBE_AGAIN_MS : undefined,
    },
  });
  return accepted.ok ? { state: 'done', status: 200, deed } : { state: 'failed', status: 503, deed };
}

function isOver({ deed, askedAt }: Claim, now: number): boolean {
  return deed === 'confirm' && now - (askedAt ?? 0) > CONFIRM_WITHIN_MS;
}

function submissionOf(
  { deed, email, language, askedAt = 0 }: Claim,
  now: number,
  wording: string,
): Submission {
  if (deed === 'unsubscribe') return { kind: 'unsubscribe', payload: { email, language } };
  const consent = { askedAt, confirmedAt: now, wording };
  return { kind: 'newsletter', payload: { email, language, consent } };
}
