import { z } from 'zod';
import { type FormAnswer, formAnswer } from '../http/form-answer.ts';
import { firstErrors, readFields } from '../http/read-fields.ts';
import type { Limits } from '../rate-limit/rate-limits.ts';
import { countWrong } from '../rate-limit/wrong-requests.ts';
import type { ConsentErrorCode, ConsentQuestion, DecisionOutcome } from '../services.ts';
import type { ConsentCategories, Consents } from './consents.ts';

type Deps = {
  consents: Pick<Consents, 'record'>;
  limits: Pick<Limits, 'consume'>;
  /** For rate limits only. */
  address: string;
};

const CATEGORIES = ['analytics', 'marketing'] as const;
const FAULTS: readonly ConsentErrorCode[] = ['required', 'unknown', 'malformed', 'too_long', 'contradiction'];

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: ({ input }) => (input === undefined ? 'required' : 'unknown') });
}

const missing = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'malformed');

const fields = z
  .object({
    choice: oneOf(['accepted', 'rejected', 'custom']),
    // The length first: reporting errors for thousands of items takes half a second.
    categories: z
      .custom((given) => Array.isArray(given) && given.length <= CATEGORIES.length, 'malformed')
      .pipe(z.array(oneOf(CATEGORIES)))
      .optional(),
    version: z
      .string({ error: missing })
      .min(1, 'required')
      .max(64, 'too_long')
      .regex(/^[A-Za-z0-9._-]*$/, 'malformed'),
  })
  .transform(({ categories: named, ...decision }, { addIssue }) => {
    const error = (message: ConsentErrorCode) => {
      addIssue({ code: 'custom', path: ['categories'], message });
      return z.NEVER;
    };
    const given = named && categoriesOf((category) => named.includes(category));
    if (decision.choice === 'custom') return given ? { ...decision, categories: given } : error('required');
    // A named choice decides; explicit categories must agree with it.
    const categories = categoriesOf(() => decision.choice === 'accepted');
    const agrees = !given || CATEGORIES.every((category) => given[category] === categories[category]);
    return agrees ? { ...decision, categories } : error('contradiction');
  });

function categoriesOf(isGranted: (category: (typeof CATEGORIES)[number]) => boolean): ConsentCategories {
  return { analytics: isGranted('analytics'), marketing: isGranted('marketing') };
}

type Site<Language> = { languages: readonly Language[]; question: (language: Language) => ConsentQuestion };

/** Stores a consent record: 201 and a receipt, or an error. The address is used for rate limits only. */
export async function recordDecision<Language extends string>(
  request: Request,
  site: Site<Language>,
  deps: Deps,
): Promise<FormAnswer<DecisionOutcome>> {
  const read = await readFields(request);
  if (!read.ok) return formAnswer(await countWrong(read, deps), {}, 201, undefined);
  const given = read.sentAs === 'form' ? fromForm(read.fields, request.url) : read.fields;
  const outcome = await takeIn(given, request.headers.get('Sec-GPC') === '1', site, deps);
  return formAnswer(outcome, {}, 201, outcome.ok && { receipt: outcome.decision.receipt });
}

// Forms send the boxes with every button; only "Save choices" uses them.
function fromForm({ choice, version, ...boxes }: Record<string, unknown>, url: string) {
  const ticked = CATEGORIES.filter((category) => boxes[category] === 'on');
  const language = new URL(url).searchParams.get('language') ?? undefined;
  return { choice, version, language, ...(choice === 'custom' ? { categories: ticked } : {}) };
}

/** @param gpc Global Privacy Control was set */
async function takeIn<Language extends string>(
  given: Record<string, unknown>,
  gpc: boolean,
  { languages, question }: Site<Language>,
  { consents, limits, address }: Deps,
): Promise<DecisionOutcome> {
  const checked = fields.safeParse(given);
  const language = languages.find((one) => one === given.language);
  if (!checked.success || language === undefined) {
    const invalid = checked.success ? [] : firstErrors(checked.error, FAULTS);
    const code = given.language === undefined ? 'required' : 'unknown';
    if (language === undefined) invalid.push({ field: 'language', code });
    return countWrong({ ok: false, reason: 'invalid', invalid }, { limits, address });
  }

  const consumed = await limits.consume('consent', address);
  if (!consumed.ok) return consumed;

  const recorded = await consents.record({ ...checked.data, language, gpc, shown: question(language) });
  if (!recorded.ok) return recorded;
  const date = new Date(recorded.decidedAt).toISOString().slice(0, 10);
  const { version, categories } = checked.data;
  return { ok: true, decision: { version, date, categories, receipt: recorded.receipt } };
}
