import type { Failure } from '../http/form-answer.ts';
import type { Limits } from './rate-limits.ts';

/**
 * Counts an invalid request and returns its failure, or `limited` over the limit. If the store cannot count, the
 * failure itself is returned.
 */
export async function countWrong<Code extends string>(
  failure: Failure<Code>,
  { limits, address }: { limits: Pick<Limits, 'consume'>; address: string },
): Promise<Failure<Code>> {
  if (failure.reason !== 'invalid' && failure.reason !== 'malformed') return failure;
  const counted = await limits.consume('wrong', address);
  return !counted.ok && counted.reason === 'limited' ? counted : failure;
}
