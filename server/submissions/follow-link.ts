import { createHash } from 'node:crypto';
import type { LinkOutcome } from '../capabilities.ts';
import type { Clock } from '../clock.ts';
import type { Claim, Links } from '../mail/links.ts';
import type { Letter } from '../outbox/letter.ts';
import type { Outbox } from '../outbox/outbox.ts';

type Deps = {
  outbox: Pick<Outbox, 'accept'>;
  links: Pick<Links, 'read'>;
  clock: Pick<Clock, 'now'>;
  /** The version of the words that a subscriber agrees to. */
  wording: string;
};

/** Who has not confirmed for a week did not mean it, or never read it. An unsubscribe link is good for ever. */
const CONFIRM_WITHIN_MS = 7 * 86_400_000;
const UNSUBSCRIBE_AGAIN_MS = 3_600_000;

/**
 * What a link in a mail leads to. A GET only asks, for the programs that look at every link of a mail do that too; a POST
 * acts, from the page's button or from a mail program (RFC 8058). Followed twice, it is done once.
 */
export async function followLink(request: Request, deps: Deps): Promise<LinkOutcome> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const claim = deps.links.read(token);
  const now = deps.clock.now();
  if (!claim || isOver(claim, now)) return { state: 'invalid', status: 410 };
  const { deed } = claim;
  if (request.method !== 'POST') return { state: 'asked', status: 200, deed };
  const accepted = await deps.outbox.accept(letterOf(claim, now, deps.wording), {
    repeat: {
      key: createHash('sha256').update(token).digest('base64url'),
      withinMs: deed === 'unsubscribe' ? UNSUBSCRIBE_AGAIN_MS : undefined,
    },
  });
  return accepted.ok ? { state: 'done', status: 200, deed } : { state: 'failed', status: 503, deed };
}

function isOver({ deed, askedAt }: Claim, now: number): boolean {
  return deed === 'confirm' && now - (askedAt ?? 0) > CONFIRM_WITHIN_MS;
}

function letterOf({ deed, email, language, askedAt = 0 }: Claim, now: number, wording: string): Letter {
  if (deed === 'unsubscribe') return { kind: 'unsubscribe', payload: { email, language } };
  const consent = { askedAt, confirmedAt: now, wording };
  return { kind: 'newsletter', payload: { email, language, consent } };
}
