import { z } from 'zod';
import type { Failure } from '../../../server/http/form-answer.ts';
import { firstErrors, type ReadFields } from '../../../server/http/read-fields.ts';
import type { Services } from '../../../server/services.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { dayOf, type StoredConsent } from './consent-cookie.ts';
import { consentQuestion, consentWording } from './consent-question.server.ts';
import { recordConsent } from './consent-records.server.ts';

const CATEGORIES = ['analytics', 'marketing'] as const;
const CODES = ['required', 'unknown', 'malformed', 'too_long', 'contradiction'] as const;

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: ({ input }) => (input === undefined ? 'required' : 'unknown') });
}

const missing = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'malformed');

const answerSchema = z
  .object({
    language: oneOf(languages),
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
    // A named choice decides; explicit categories must agree with it.
    const allowed = { accepted: CATEGORIES, rejected: [], custom: named }[answer.choice];
    const isContradiction = named && allowed && new Set(named).size !== allowed.length;
    if (!allowed || isContradiction) {
      const message: (typeof CODES)[number] = allowed ? 'contradiction' : 'required';
      addIssue({ code: 'custom', path: ['categories'], message });
      return z.NEVER;
    }
    const isAllowed = (category: (typeof CATEGORIES)[number]) => allowed.some((one) => one === category);
    return {
      ...answer,
      categories: { analytics: isAllowed('analytics'), marketing: isAllowed('marketing') },
    };
  });

type Wanted = Pick<Services, 'store' | 'limits' | 'address' | 'clock' | 'ids' | 'log' | 'askedTools'>;

/** `ok` means on disk. The address is used for rate limits only. */
export async function acceptConsent(
  request: Request,
  { sentAs, fields }: Pick<Extract<ReadFields, { ok: true }>, 'sentAs' | 'fields'>,
  services: Wanted,
): Promise<{ ok: true; consent: StoredConsent } | Failure> {
  if (sentAs === 'form') return { ok: false, reason: 'unsupported_media_type' };
  const { data: answer, error } = answerSchema.safeParse(fields);
  if (!answer) return { ok: false, reason: 'invalid', invalid: firstErrors(error, CODES) };
  const consumed = await services.limits.consume('consent', services.address);
  if (!consumed.ok) return consumed;
  const { language, version, categories } = answer;
  const { askedTools } = services;
  const shown = consentQuestion(language, askedTools);
  const recorded = await recordConsent(
    {
      ...answer,
      gpc: request.headers.get('Sec-GPC') === '1',
      shown: { version: shown.version, wording: consentWording(language, askedTools) },
    },
    services,
  );
  if (!recorded.ok) return recorded;
  const date = dayOf(new Date(recorded.decidedAt));
  return { ok: true, consent: { version, date, categories, receipt: recorded.receipt } };
}
