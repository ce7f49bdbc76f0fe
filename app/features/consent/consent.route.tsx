import type { Failure } from '../../../server/http/form-answer.ts';
import { fill, fillMinutes } from '../../lib/content/fill.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { formAction } from '../../lib/forms/form-action.server.ts';
import { href } from '../../lib/i18n/href.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import type { Route } from './+types/consent.route.ts';
import { acceptConsent } from './accept-consent.server.ts';
import { type ConsentMessages, consentMessages } from './consent.messages.ts';
import { type StoredConsent, setConsentCookie } from './consent-cookie.ts';
import { consentVersion, consentWording } from './consent-version.server.ts';

const endpoint = formAction({
  place: (prefix) => href(prefix, 'cookies'),
  accept: (sent) =>
    acceptConsent(sent, (language) => ({ version: consentVersion(), wording: consentWording(language) })),
  answer: ({ consent }) => ({
    status: 201,
    body: { receipt: consent.receipt },
    headers: { 'Set-Cookie': setConsentCookie(consent) },
  }),
});

export const middleware: Route.MiddlewareFunction[] = endpoint.middleware;
export const action = endpoint.action;
export const headers = endpoint.headers;

export function loader(args: Route.LoaderArgs) {
  const { language, prefix } = requestLocale(args);
  return {
    messages: loadMessages(consentMessages, 'consent', language).messages.answer,
    home: href(prefix, 'home'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.messages.title }, { name: 'robots', content: 'noindex' }];
}

export default function ConsentAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, home } = loaderData;
  if (!actionData) return null;
  const { outcome } = actionData;
  return (
    <section className="sec wrap answer">
      <h1>{outcome.ok ? messages.title : messages.failedTitle}</h1>
      {outcome.ok ? (
        <div className="alert good" role="status">
          <p>{recordedText(outcome.consent, messages)}</p>
          <p>{messages.again}</p>
          {outcome.consent.receipt && (
            <p className="cap">{fill(messages.receipt, { receipt: outcome.consent.receipt })}</p>
          )}
        </div>
      ) : (
        <p className="alert" role="alert">
          {failureText(outcome, messages)}
        </p>
      )}
      <p>
        <a className="btn line" href={home}>
          {messages.home}
        </a>
      </p>
    </section>
  );
}

function recordedText(
  { categories: { analytics, marketing } }: StoredConsent,
  messages: ConsentMessages['answer'],
) {
  if (analytics) return marketing ? messages.accepted : messages.analyticsOnly;
  return marketing ? messages.marketingOnly : messages.rejected;
}

function failureText(failure: Failure, messages: ConsentMessages['answer']): string {
  if (failure.reason === 'unavailable') return messages.failed;
  if (failure.reason !== 'limited') return messages.invalid;
  return fillMinutes(messages.limited, failure.retryAfterSeconds);
}
