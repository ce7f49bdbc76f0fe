import type { KeptDecision } from '../../../server/capabilities.ts';
import { fill, fillMinutes } from '../../content/fill.ts';
import { readWords } from '../../content/words.server.ts';
import { formDoor } from '../../form-door.server.ts';
import { href } from '../../i18n/href.ts';
import { languages } from '../../i18n/languages.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/consent.route.ts';
import { type ConsentWords, consentWords } from './consent.words.ts';
import { consentQuestion } from './consent-version.server.ts';
import { setConsentCookie } from './set-consent-cookie.ts';

const door = formDoor({
  place: (prefix) => href(prefix, 'cookies'),
  take: async ({ recordDecision }, request) => {
    const answer = await recordDecision(request, { languages, question: consentQuestion });
    if (!answer.outcome.ok) return answer;
    // Only on the page: the banner keeps the cookie itself, if its answer is still the last. A `Set-Cookie` that comes late
    // would override a later no.
    return { ...answer, headers: { 'Set-Cookie': setConsentCookie(answer.outcome.decision) } };
  },
});

export const middleware: Route.MiddlewareFunction[] = door.middleware;
export const action = door.action;
export const headers = door.headers;

export function loader(visit: Route.LoaderArgs) {
  const { language, prefix } = requestLocale(visit);
  return { words: readWords(consentWords, 'consent', language).words.answer, home: href(prefix, 'home') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title }, { name: 'robots', content: 'noindex' }];
}

/** What a browser without JavaScript sees after its answer: what was recorded, or why it was not. */
export default function ConsentAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { words, home } = loaderData;
  if (!actionData) return null;
  const { outcome } = actionData;
  return (
    <section className="sec wrap answer">
      <h1>{outcome.ok ? words.title : words.failedTitle}</h1>
      {outcome.ok ? (
        <div className="alert good" role="status">
          <p>{recordedText(outcome.decision, words)}</p>
          <p>{words.again}</p>
          {outcome.decision.receipt && (
            <p className="cap">{fill(words.receipt, { receipt: outcome.decision.receipt })}</p>
          )}
        </div>
      ) : (
        <p className="alert" role="alert">
          {failureText(outcome, words)}
        </p>
      )}
      <p>
        <a className="btn line" href={home}>
          {words.home}
        </a>
      </p>
    </section>
  );
}

function recordedText({ categories: { analytics, marketing } }: KeptDecision, words: ConsentWords['answer']) {
  if (analytics) return marketing ? words.accepted : words.analyticsOnly;
  return marketing ? words.marketingOnly : words.rejected;
}

type Failure = Exclude<NonNullable<Route.ComponentProps['actionData']>['outcome'], { ok: true }>;

function failureText(failure: Failure, words: ConsentWords['answer']): string {
  if (failure.reason === 'unavailable') return words.failed;
  if (failure.reason !== 'limited') return words.invalid;
  return fillMinutes(words.limited, failure.retryAfterSeconds);
}
