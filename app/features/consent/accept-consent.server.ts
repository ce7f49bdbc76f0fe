import { z } from 'zod';
import type { Failure } from '../../../server/http/failure-response.ts';
import { firstErrors } from '../../../server/http/read-fields.ts';
import type { Posted } from '../../lib/forms/handle-post.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { consentCategories, consentChoices, type StoredConsent } from './consent-cookie.ts';
import { consentQuestion, consentWording } from './consent-question.server.ts';
import { recordConsent } from './consent-records.server.ts';

const errorCodes = ['required', 'unknown', 'malformed', 'too_long', 'contradiction'] as const;

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: ({ input }) => (input === undefined ? 'required' : 'unknown') });
}

const missing = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'malformed');

const choiceSchema = z
  .object({
    language: oneOf(languages),
    choice: oneOf(consentChoices),
    // The length is checked first, because reporting errors for thousands of items takes half a second.
    categories: z
      .custom((names) => Array.isArray(names) && names.length <= consentCategories.length, 'malformed')
      .pipe(z.array(oneOf(consentCategories)))
      .optional(),
    version: z
      .string({ error: missing })
      .min(1, 'required')
      .max(64, 'too_long')
      .regex(/^[A-Za-z0-9._-]*$/, 'malformed'),
  })
  .transform(({ categories: named, ...rest }, { addIssue }) => {
    // Explicit categories must agree with the named choice.
    const allowed: readonly (typeof consentCategories)[number][] | undefined = {
      accepted: consentCategories,
      rejected: [],
      custom: named,
    }[rest.choice];
    if (!allowed || (named && new Set(named).size !== allowed.length)) {
      const message: (typeof errorCodes)[number] = allowed ? 'contradiction' : 'required';
      addIssue({ code: 'custom', path: ['categories'], message });
      return z.NEVER;
    }
    const categories = {
      analytics: allowed.includes('analytics'),
      marketing: allowed.includes('marketing'),
    };
    return { ...rest, categories };
  });

export async function acceptConsent(
  request: Request,
  { sentAs, fields, services }: Pick<Posted, 'sentAs' | 'fields' | 'services'>,
): Promise<{ ok: true; consent: StoredConsent } | Failure> {
  if (sentAs === 'form') return { ok: false, reason: 'unsupported_media_type' };
  const { data: choice, error } = choiceSchema.safeParse(fields);
  if (!choice) return { ok: false, reason: 'invalid', invalid: firstErrors(error, errorCodes) };
  const limitUse = await services.limits.consume('consent', services.address);
  if (!limitUse.ok) return limitUse;
  const { version } = consentQuestion(choice.language, services.bannerTools);
  const wording = consentWording(choice.language, services.bannerTools);
  const gpc = request.headers.get('Sec-GPC') === '1';
  return recordConsent({ ...choice, gpc, live: { version, wording } }, services);
}
