import { writeFileSync } from 'node:fs';
import { analyticsContract } from './analytics-contract.ts';

/** `npm run contracts`: writes docs/contracts/analytics.md from the list of events. */
writeFileSync('docs/contracts/analytics.md', analyticsContract());
