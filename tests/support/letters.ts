import type { Letter } from '../../server/outbox/letter.ts';

/** A contact letter; what a test does not care about has a value. */
export function contactLetter(over: Partial<Extract<Letter, { kind: 'contact' }>['payload']> = {}): Letter {
  const payload = {
    name: 'Anna',
    email: 'anna@example.org',
    company: '',
    subject: 'Hello',
    message: 'A question',
    ...over,
  };
  return { kind: 'contact', payload };
}
