import { z } from 'zod';
import type { Failure } from '../../../server/http/form-answer.ts';
import { firstErrors } from '../../../server/http/read-fields.ts';
import type { Services } from '../../../server/services.ts';
import type { ConsentCategories } from '../../lib/consent-state.ts';
import type { SentForm } from '../../lib/forms/form-action.server.ts';
import { isLanguage, type Language } from '../../lib/i18n/languages.ts';
import { dayOf, type StoredConsent } from './consent-cookie.ts';
import { recordConsent } from './consent-records.server.ts';

const CATEGORIES = ['analytics', 'marketing'] as const;
const CODES = ['required', 'unknown', 'malformed', 'too_long', 'contradiction'] as const;

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
  .transform(({ categories: named, ...answer }, { addIssue }) => {
    const error = (message: (typeof CODES)[number]) => {
      addIssue({ code: 'custom', path: ['categories'], message });
      return z.NEVER;
    };
    const given = named && categoriesOf((category) => named.includes(category));
    if (answer.choice === 'custom') return given ? { ...answer, categories: given } : error('required');
    // A named choice decides; explicit categories must agree with it.
    const categories = categoriesOf(() => answer.choice === 'accepted');
    const agrees = !given || CATEGORIES.every((category) => given[category] === categories[category]);
    return agrees ? { ...answer, categories } : error('contradiction');
  });

function categoriesOf(isGranted: (category: (typeof CATEGORIES)[number]) => boolean): ConsentCategories {
  return { analytics: isGranted('analytics'), marketing: isGranted('marketing') };
}

type ConsentForm = Pick<SentForm, 'sentAs' | 'fields'> & {
  request: Request;
  services: Pick<Services, 'store' | 'limits' | 'address' | 'clock' | 'ids' | 'log'>;
};

/** `ok` means on disk. The address is used for rate limits only. */
export async function acceptConsent(
  { request, sentAs, fields: sent, services }: ConsentForm,
  shownIn: (language: Language) => { version: string; wording: string },
): Promise<{ ok: true; consent: StoredConsent } | Failure> {
  const given = sentAs === 'form' ? fromForm(sent, request.url) : sent;
  const checked = fields.safeParse(given);
  const { language } = given;
  if (!checked.success || !isLanguage(language)) {
    const invalid: { field: string; code: string }[] = checked.success
      ? []
      : firstErrors(checked.error, CODES);
    const code = given.language === undefined ? 'required' : 'unknown';
    if (!isLanguage(language)) invalid.push({ field: 'language', code });
    return { ok: false, reason: 'invalid', invalid };
  }

  const consumed = await services.limits.consume('consent', services.address);
  if (!consumed.ok) return consumed;

  const gpc = request.headers.get('Sec-GPC') === '1';
  const { version, categories } = checked.data;
  const recorded = await recordConsent(
    { ...checked.data, language, gpc, shown: shownIn(language) },
    services,
  );
  if (!recorded.ok) return recorded;
  const date = dayOf(new Date(recorded.decidedAt));
  return { ok: true, consent: { version, date, categories, receipt: recorded.receipt } };
}

// Forms send the boxes with every button; only "Save choices" uses them.
function fromForm(
  { choice, version, ...boxes }: Record<string, unknown>,
  url: string,
): Record<string, unknown> {
  const ticked = CATEGORIES.filter((category) => boxes[category] === 'on');
  const language = new URL(url).searchParams.get('language') ?? undefined;
  return { choice, version, language, ...(choice === 'custom' ? { categories: ticked } : {}) };
}
