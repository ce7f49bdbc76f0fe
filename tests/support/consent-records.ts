import type { Decision } from '../../server/consents/consents.ts';

/** A consent record with defaults. */
export function decision(over: Partial<Decision> = {}): Decision {
  return {
    choice: 'custom',
    categories: { analytics: true, marketing: false },
    version: 'v1',
    language: 'en',
    gpc: false,
    shown: { version: 'v1', wording: '{"text":"May we?"}' },
    ...over,
  };
}
