import { describe, expect, test } from 'vitest';
import { createLinks } from '../../../server/delivery/signed-links.ts';
import { createLog } from '../../../server/observability/log.ts';
import { openRateLimits, platformLimits } from '../../../server/rate-limit/rate-limits.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { type StoreKind, storeKinds, temporaryStore } from '../../../tests/support/temporary-store.ts';
import { followLink, newsletterLink } from './newsletter-links.server.ts';

async function open(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const limits = await openRateLimits({ store, clock, log: createLog('silent'), rules: {} });
  const links = createLinks({ secret: 'secret', siteUrl: 'https://firm.example' });
  const { services, admin } = servicesIn(store, { clock, limits, links });
  const tokenFor = (email: string, wording?: string) =>
    newsletterLink(links, 'confirm', { email, askedAt: clock.now(), wording }).replace(/.*token=/, '');
  const follow = (token: string, address: string, method = 'POST') => {
    const url = `https://firm.example/link?${new URLSearchParams({ token })}`;
    return followLink(new Request(url, { method }), 'now', { ...services, address });
  };
  return { tokenFor, follow, admin, store };
}

/** Returns other base64url for the same bytes: 43 characters carry two bits more than 32 bytes. */
function otherSpellings(token: string): string[] {
  const [text = '', signature = ''] = token.split('.');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signature.slice(-1));
  const bits = [1, 2, 3].map((bit) => `${text}.${signature.slice(0, -1)}${alphabet[last ^ bit]}`);
  const ends = ['.', '.x', '..', '=', ' ', '\n', '\0', '\u{2060}', `.${token}`].map((end) => token + end);
  const starts = ['.', ' ', '='].map((start) => start + token);
  return [...bits, ...ends, ...starts, `${text}=.${signature}`, `${text} .${signature}`, token.toLowerCase()];
}

describe.for(storeKinds)('in %s', (kind) => {
  test('[ML-2] a link pressed twice is done once, a minute later anew, and no other spelling of its token does anything', async () => {
    const { tokenFor, follow, admin, store } = await open(kind);
    const token = tokenFor('anna@example.org');
    await follow(token, '192.0.2.7');
    expect(await follow(token, '192.0.2.7')).toMatchObject({ state: 'done' });
    for (const other of otherSpellings(token))
      expect((await follow(other, '192.0.2.8')).state).toBe('invalid');
    expect(await admin.list()).toHaveLength(1);
    await store.db.updateTable('outbox').set('created_at', 0).execute();
    await follow(token, '192.0.2.7');
    expect(await admin.list()).toHaveLength(2);
  });

  test('[ML-2] the proof of consent names the texts of the sign-up, and those of the confirmation where others', async () => {
    const { tokenFor, follow, admin } = await open(kind);
    for (const wording of [undefined, 'before', 'now'])
      await follow(tokenFor('anna@example.org', wording), '192.0.2.7');
    const proofs = (await admin.list()).map(({ submission }) => submission?.payload.consent);
    const shown = ['unknown, then now', 'before, then now', 'now'];
    expect(proofs).toMatchObject(shown.map((wording) => ({ wording })));
  });

  test('[ML-2][CT-6] one visitor’s POSTs of links are counted, good or not; looking at a link is not, and does nothing', async () => {
    const { tokenFor, follow, admin } = await open(kind);
    const token = tokenFor('anna@example.org');
    const { points, durationMs } = platformLimits.link;
    for (let use = 0; use <= points; use += 1)
      for (const method of ['GET', 'HEAD'])
        expect(await follow(token, '192.0.2.7', method)).toMatchObject({ state: 'open' });
    for (let use = 0; use < points; use += 1)
      expect(await follow(`${token}x`, '192.0.2.7')).toMatchObject({ state: 'invalid' });
    const limited = await follow(token, '192.0.2.7');
    const failure = { reason: 'limited', retryAfterSeconds: expect.closeTo(durationMs / 1000, -2) };
    expect(limited).toMatchObject({ state: 'failed', failure, action: 'confirm' });
    expect(await admin.list()).toEqual([]);
    expect(await follow(token, '192.0.2.8')).toMatchObject({ state: 'done' });
  });
});
