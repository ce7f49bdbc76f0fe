import type { Consumed } from './count-use.ts';
import type { Limits } from './rate-limits.ts';

/**
 * Counts an invalid request and returns its failure, or `limited` over the limit. If the store cannot count, the
 * failure itself is returned.
 */
export async function countWrong<Refused extends { reason: string }>(
  failure: Refused,
  { limits, address }: { limits: Pick<Limits, 'consume'>; address: string },
): Promise<Refused | Extract<Consumed, { reason: 'limited' }>> {
  if (failure.reason !== 'invalid' && failure.reason !== 'malformed') return failure;
  const counted = await limits.consume('wrong', address);
  return !counted.ok && counted.reason === 'limited' ? counted : failure;
}
