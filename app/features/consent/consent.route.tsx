import { failureHeaders, failureResponse, failureStatus } from '../../../server/http/failure.ts';
import { jsonAnswer } from '../../../server/http/json-answer.ts';
import { readFields } from '../../../server/intake/read-fields.ts';
import type { Visit } from '../../../server/visit.ts';
import { fill } from '../../content/fill.ts';
import { readWords } from '../../content/words.server.ts';
import { formDoor } from '../../form-door.server.ts';
import { href } from '../../i18n/href.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/consent.route.ts';
import { acceptDecision } from './consent.server.ts';
import { type ConsentWords, consentWords } from './consent.words.ts';
import type { StoredConsent } from './consent-cookie.ts';
import { setConsentCookie } from './set-consent-cookie.ts';

const noStore = { 'Cache-Control': 'no-store' };

const door = formDoor({
  place: (prefix) => href(prefix, 'cookies'),
  take,
  respond: (answer) =>
    answer.ok
      ? jsonAnswer({ receipt: answer.decision.receipt }, { status: 201, headers: noStore })
      : failureResponse(answer),
  pageInit,
});

type Answer = Awaited<ReturnType<typeof take>>;

async function take(request: Request, visit: Visit) {
  const read = await readFields(request);
  if (!read.ok) return read;
  const decision = read.sentAs === 'form' ? fromForm(read.fields, request.url) : read.fields;
  return acceptDecision(decision, request.headers.get('Sec-GPC') === '1', visit);
}

// The boxes are sent with whichever button was pressed; only "Save choices" means them.
function fromForm({ choice, version, ...boxes }: Record<string, unknown>, url: string) {
  const ticked = ['analytics', 'marketing'].filter((category) => boxes[category] === 'on');
  const language = new URL(url).searchParams.get('language') ?? undefined;
  return { choice, version, language, ...(choice === 'custom' ? { categories: ticked } : {}) };
}

function pageInit(answer: Answer): { status: number; headers: Record<string, string> } {
  if (!answer.ok) return { status: failureStatus(answer), headers: failureHeaders(answer) };
  return {
    status: 201,
    headers: { ...noStore, 'Set-Cookie': setConsentCookie(answer.decision) },
  };
}

/**
 * Programs are answered in JSON, and the banner with JavaScript is one of them. It keeps the cookie itself, if its answer
 * is still the last: a `Set-Cookie` that comes late would override a later no.
 */
export const middleware: Route.MiddlewareFunction[] = [(visit, next) => door.answerPrograms(visit, next)];

export function action(visit: Route.ActionArgs) {
  return door.answerBrowsers(visit);
}

/** The page says when to come back as the problem does. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

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
  return (
    <section className="sec wrap answer">
      <h1>{actionData.ok ? words.title : words.failedTitle}</h1>
      {actionData.ok ? (
        <div className="alert good" role="status">
          <p>{recordedText(actionData.decision, words)}</p>
          <p>{words.again}</p>
          {actionData.decision.receipt && (
            <p className="cap">{fill(words.receipt, { receipt: actionData.decision.receipt })}</p>
          )}
        </div>
      ) : (
        <p className="alert" role="alert">
          {failureText(actionData, words)}
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

function recordedText(
  { categories: { analytics, marketing } }: StoredConsent,
  words: ConsentWords['answer'],
) {
  if (analytics) return marketing ? words.accepted : words.analyticsOnly;
  return marketing ? words.marketingOnly : words.rejected;
}

function failureText(failure: Exclude<Answer, { ok: true }>, words: ConsentWords['answer']): string {
  if (!('reason' in failure) || failure.reason === 'invalid') return words.invalid;
  if (failure.reason === 'unavailable') return words.failed;
  return fill(words.limited, { minutes: Math.max(1, Math.ceil(failure.retryAfterSeconds / 60)) });
}
