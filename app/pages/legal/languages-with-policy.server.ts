import { type Language, languages } from '../../i18n/languages.ts';
import { type PolicyName, readPolicy } from './policy.server.ts';

/** The languages that have a policy's own text. */
export function languagesWithPolicy(policy: PolicyName): Language[] {
  return languages.filter((language) => readPolicy(policy, language) !== undefined);
}
