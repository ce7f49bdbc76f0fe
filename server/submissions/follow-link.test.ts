import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { submissionsIn } from '../../tests/support/submissions.ts';
import { STORE_KINDS, type StoreKind, temporaryStore } from '../../tests/support/temporary-store.ts';
import { createLinks } from '../delivery/signed-links.ts';
import { createLog } from '../observability/log.ts';
import { LIMIT_RULES } from '../rate-limit/limit-rules.ts';
import { openLimits } from '../rate-limit/rate-limits.ts';
import { followLink } from '../submissions/follow-link.ts';

const DOOR = 'https://firm.example/api/newsletter/link';

async function open(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const { outbox, admin } = submissionsIn(store, { clock });
  const limits = await openLimits({ store, log: createLog('silent') });
  const links = createLinks({ secret: 'secret', endpoint: DOOR });
  const tokenFor = (email: string) =>
    new URL(links.link('confirm', { email, askedAt: clock.now() })).searchParams.get('token') ?? '';
  const follow = (token: string, address: string, method = 'POST') =>
    followLink(new Request(`${DOOR}?${new URLSearchParams({ token })}`, { method }), {
      outbox,
      limits,
      links,
      clock,
      wording: '',
      address,
    });
  return { tokenFor, follow, admin };
}

/** Other base64url for the same bytes: 43 characters carry two bits more than 32 bytes. */
function otherSpellings(token: string): string[] {
  const [text = '', signature = ''] = token.split('.');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signature.slice(-1));
  const bits = [1, 2, 3].map((bit) => `${text}.${signature.slice(0, -1)}${alphabet[last ^ bit]}`);
  const ends = ['.', '.x', '..', '=', ' ', '\n', '\0', '\u{2060}', `.${token}`].map((end) => token + end);
  const starts = ['.', ' ', '='].map((start) => start + token);
  return [...bits, ...ends, ...starts, `${text}=.${signature}`, `${text} .${signature}`, token.toLowerCase()];
}

describe.for(STORE_KINDS)('in %s', (kind) => {
  test('[ML-2] a link is done once, and no other spelling of its token does anything', async () => {
    const { tokenFor, follow, admin } = await open(kind);
    const token = tokenFor('anna@example.org');
    for (const _ of ['once', 'and again'])
      expect(await follow(token, '192.0.2.7')).toMatchObject({ state: 'done', status: 200 });
    const outcomes = await Promise.all(otherSpellings(token).map((other) => follow(other, '192.0.2.8')));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([410]));
    expect(await admin.list()).toHaveLength(1);
  });

  test('[ML-2][CT-6] one visitor’s POSTs of links are counted, good or not; looking at a link is not, and does nothing', async () => {
    const { tokenFor, follow, admin } = await open(kind);
    const token = tokenFor('anna@example.org');
    const { points, duration } = LIMIT_RULES.link;
    for (let use = 0; use <= points; use += 1)
      for (const method of ['GET', 'HEAD'])
        expect(await follow(token, '192.0.2.7', method)).toMatchObject({ state: 'asked' });
    for (let use = 0; use < points; use += 1)
      expect(await follow(`${token}x`, '192.0.2.7')).toMatchObject({ status: 410 });
    const limited = await follow(token, '192.0.2.7');
    expect(limited).toMatchObject({ state: 'limited', status: 429, deed: 'confirm' });
    expect('retryAfterSeconds' in limited && limited.retryAfterSeconds).toBeGreaterThan(duration / 2);
    expect(await admin.list()).toEqual([]);
    expect(await follow(token, '192.0.2.8')).toMatchObject({ state: 'done' });
  });
});
