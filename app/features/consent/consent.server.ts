import { z } from 'zod';
import type { Decision } from '../../../server/consents/decision.ts';
import type { Failure, Unreadable } from '../../../server/http/failure.ts';
import { firstFaults } from '../../../server/intake/first-faults.ts';
import type { Visit } from '../../../server/visit.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import type { StoredConsent } from './consent-cookie.ts';
import { consentVersion, consentWording } from './consent-version.server.ts';

/** What can be wrong with a field of a decision. */
type DecisionFault = (typeof FAULTS)[number];

/** The decision as it was recorded and as the visitor keeps it, or why it was not. `ok` means on disk. */
export type ConsentResult =
  | { ok: true; decision: StoredConsent }
  | Exclude<Failure<DecisionFault>, Unreadable>;

type Deps = Pick<Visit, 'consents' | 'limits' | 'address'>;

const CATEGORIES = ['analytics', 'marketing'] as const;
const FAULTS = ['required', 'unknown', 'malformed', 'too_long', 'contradiction'] as const;

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: ({ input }) => (input === undefined ? 'required' : 'unknown') });
}

const missing = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'malformed');

const fields = z
  .object({
    choice: oneOf(['accepted', 'rejected', 'custom']),
    categories: z.array(oneOf(CATEGORIES), { error: 'malformed' }).optional(),
    version: z
      .string({ error: missing })
      .min(1, 'required')
      .max(64, 'too_long')
      .regex(/^[A-Za-z0-9._-]*$/, 'malformed'),
    language: oneOf(languages),
  })
  .transform(({ categories: named, ...decision }, { addIssue }) => {
    const fault = (message: DecisionFault) => {
      addIssue({ code: 'custom', path: ['categories'], message });
      return z.NEVER;
    };
    const given = named && categoriesOf((category) => named.includes(category));
    if (decision.choice === 'custom') return given ? { ...decision, categories: given } : fault('required');
    // A choice by name decides both; who names the categories beside it has to mean the same.
    const categories = categoriesOf(() => decision.choice === 'accepted');
    const agrees = !given || CATEGORIES.every((category) => given[category] === categories[category]);
    return agrees ? { ...decision, categories } : fault('contradiction');
  });

function categoriesOf(isGranted: (category: (typeof CATEGORIES)[number]) => boolean): Decision['categories'] {
  return { analytics: isGranted('analytics'), marketing: isGranted('marketing') };
}

/**
 * Takes in a decision about cookies and keeps it as evidence. The visitor's address is counted by the limits and goes
 * no further.
 * @param input `choice`, `categories`, `version`, `language`; nothing about it is trusted
 * @param gpc whether the browser sent Global Privacy Control
 */
export async function acceptDecision(input: unknown, gpc: boolean, deps: Deps): Promise<ConsentResult> {
  const checked = fields.safeParse(input);
  if (!checked.success) return { ok: false, reason: 'invalid', invalid: firstFaults(checked.error, FAULTS) };
  const { language } = checked.data;

  const consumed = await deps.limits.consume('consent', deps.address);
  if (!consumed.ok) return consumed;

  const recorded = await deps.consents.record({ ...checked.data, gpc, shown: shown(language) });
  if (!recorded.ok) return recorded;
  const date = new Date(recorded.decidedAt).toISOString().slice(0, 10);
  const { version, categories } = checked.data;
  return { ok: true, decision: { version, date, categories, receipt: recorded.receipt } };
}

function shown(language: Language): Decision['shown'] {
  return { version: consentVersion(), wording: consentWording(language) };
}
