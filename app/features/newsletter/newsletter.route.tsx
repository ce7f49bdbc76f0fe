import { fillMinutes } from '../../lib/content/fill.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { formAction } from '../../lib/forms/form-action.server.ts';
import { href } from '../../lib/i18n/href.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import type { Route } from './+types/newsletter.route.ts';
import { type NewsletterMessages, newsletterMessages } from './newsletter.messages.ts';
import { NewsletterForm, newsletterError } from './newsletter-form.tsx';

const endpoint = formAction({
  place: (prefix) => href(prefix, 'home', 'newsletter'),
  take: ({ submit }, request, origin) => submit('newsletter', request, origin),
});

export const middleware: Route.MiddlewareFunction[] = endpoint.middleware;
export const action = endpoint.action;
export const headers = endpoint.headers;

export function loader(args: Route.LoaderArgs) {
  return loadMessages(newsletterMessages, 'newsletter', requestLocale(args).language);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.messages.form.title }, { name: 'robots', content: 'noindex' }];
}

/** Seen only without JavaScript. */
export default function NewsletterAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, fallback } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  const said = outcome.ok && outcome.confirm ? messages.toConfirm : messages.sent;
  return (
    <section className="sec wrap answer deep" lang={fallback.includes('form') ? 'en' : undefined}>
      <h1>{outcome.ok ? said.title : messages.form.title}</h1>
      {outcome.ok ? (
        <p className="lead">{said.text}</p>
      ) : (
        <NewsletterForm messages={messages} error={error(outcome, messages.problems)} typed={typed.email} />
      )}
    </section>
  );
}

type Failure = Exclude<NonNullable<Route.ComponentProps['actionData']>['outcome'], { ok: true }>;

function error(outcome: Failure, problems: NewsletterMessages['problems']): string {
  if (outcome.reason === 'limited') return fillMinutes(problems.limited, outcome.retryAfterSeconds);
  if (outcome.reason === 'invalid') return newsletterError(outcome.invalid[0]?.code ?? 'email', problems);
  return problems.failed;
}
