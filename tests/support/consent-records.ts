import type { NewConsentRecord } from '../../app/features/consent/consent-records.server.ts';

export function consentRecord(over: Partial<NewConsentRecord> = {}): NewConsentRecord {
  return {
    choice: 'custom',
    categories: { analytics: true, marketing: false },
    version: 'v1',
    language: 'en',
    gpc: false,
    live: { version: 'v1', wording: '{"text":"May we?"}' },
    ...over,
  };
}
