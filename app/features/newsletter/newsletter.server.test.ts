import { expect, test } from 'vitest';
import type { IntakeDeps } from '../../../server/intake/intake.ts';
import type { Letter } from '../../../server/outbox/letter.ts';
import { acceptNewsletter } from './newsletter.server.ts';

function open() {
  const letters: Letter[] = [];
  const suspicions: unknown[] = [];
  const outbox: IntakeDeps['outbox'] = {
    find: async () => undefined,
    accept: async (letter, arrival) => {
      letters.push(letter);
      suspicions.push(arrival?.suspicion);
      return { ok: true, id: 'msg_1', reference: 'AAAA-AAAA' } as const;
    },
  };
  const limits = { consume: async () => ({ ok: true }) as const };
  return { letters, suspicions, deps: { outbox, limits, address: '192.0.2.7' } };
}

test('[CT-3] a subscription becomes a letter with the address and nothing else', async () => {
  const { letters, deps } = open();
  const input = { email: ' anna@example.org ', name: 'Anna', type: 'contact' };
  expect(await acceptNewsletter(input, deps)).toEqual({ ok: true, reference: 'AAAA-AAAA' });
  expect(letters).toEqual([{ kind: 'newsletter', payload: { email: 'anna@example.org' } }]);
});

test.for([
  ['', 'required'],
  ['anna', 'email'],
  [`${'x'.repeat(250)}@a.lu`, 'too_long'],
] as const)('[CT-4] a wrong address is answered by its code: %j', async ([email, code]) => {
  const { letters, deps } = open();
  const invalid = [{ field: 'email', code }];
  expect(await acceptNewsletter({ email }, deps)).toEqual({ ok: false, reason: 'invalid', invalid });
  expect(letters).toEqual([]);
});

test('[CT-6] the newsletter has the same traps for robots as the contact form', async () => {
  const { suspicions, deps } = open();
  expect(await acceptNewsletter({ email: 'a@b', website: 'x' }, deps)).toMatchObject({ ok: true });
  expect(await acceptNewsletter({ email: 'a@b', elapsed: 10 }, deps)).toMatchObject({ ok: true });
  expect(suspicions).toEqual(['hidden_field', 'too_fast']);
});
