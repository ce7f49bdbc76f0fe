import { z } from 'zod';
import type { ConsentQuestion, DecisionFault, DecisionOutcome } from '../capabilities.ts';
import { type FormAnswer, formAnswer } from '../json-answer.ts';
import type { Limits } from '../limits/limits.ts';
import { firstFaults, readFields } from '../read-fields.ts';
import type { ConsentCategories, Consents } from './consents.ts';

type Deps = {
  consents: Pick<Consents, 'record'>;
  limits: Pick<Limits, 'consume'>;
  /** The visitor's address, for the limits only. */
  address: string;
};

const CATEGORIES = ['analytics', 'marketing'] as const;
const FAULTS: readonly DecisionFault[] = ['required', 'unknown', 'malformed', 'too_long', 'contradiction'];

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

function categoriesOf(isGranted: (category: (typeof CATEGORIES)[number]) => boolean): ConsentCategories {
  return { analytics: isGranted('analytics'), marketing: isGranted('marketing') };
}

type Site<Language> = { languages: readonly Language[]; question: (language: Language) => ConsentQuestion };

/**
 * Takes in a decision about cookies and keeps it as evidence: 201 and a receipt, or what is wrong. The visitor's address
 * is counted by the limits and goes no further.
 */
export async function recordDecision<Language extends string>(
  request: Request,
  site: Site<Language>,
  deps: Deps,
): Promise<FormAnswer<DecisionOutcome>> {
  const read = await readFields(request);
  if (!read.ok) return formAnswer(read, {}, 201, undefined);
  const given = read.sentAs === 'form' ? fromForm(read.fields, request.url) : read.fields;
  const outcome = await takeIn(given, request.headers.get('Sec-GPC') === '1', site, deps);
  return formAnswer(outcome, {}, 201, outcome.ok && { receipt: outcome.decision.receipt });
}

// The boxes are sent with whichever button was pressed; only "Save choices" means them.
function fromForm({ choice, version, ...boxes }: Record<string, unknown>, url: string) {
  const ticked = CATEGORIES.filter((category) => boxes[category] === 'on');
  const language = new URL(url).searchParams.get('language') ?? undefined;
  return { choice, version, language, ...(choice === 'custom' ? { categories: ticked } : {}) };
}

/** @param gpc whether the browser sent Global Privacy Control */
async function takeIn<Language extends string>(
  given: Record<string, unknown>,
  gpc: boolean,
  { languages, question }: Site<Language>,
  { consents, limits, address }: Deps,
): Promise<DecisionOutcome> {
  const checked = fields.safeParse(given);
  const language = languages.find((one) => one === given.language);
  if (!checked.success || language === undefined) {
    const invalid = checked.success ? [] : firstFaults(checked.error, FAULTS);
    const code = given.language === undefined ? 'required' : 'unknown';
    if (language === undefined) invalid.push({ field: 'language', code });
    return { ok: false, reason: 'invalid', invalid };
  }

  const consumed = await limits.consume('consent', address);
  if (!consumed.ok) return consumed;

  const recorded = await consents.record({ ...checked.data, language, gpc, shown: question(language) });
  if (!recorded.ok) return recorded;
  const date = new Date(recorded.decidedAt).toISOString().slice(0, 10);
  const { version, categories } = checked.data;
  return { ok: true, decision: { version, date, categories, receipt: recorded.receipt } };
}
