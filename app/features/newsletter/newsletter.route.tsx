import { fillMinutes } from '../../content/fill.ts';
import { readWords } from '../../content/words.server.ts';
import { formDoor } from '../../form-door.server.ts';
import { href } from '../../i18n/href.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/newsletter.route.ts';
import { type NewsletterWords, newsletterWords } from './newsletter.words.ts';
import { NewsletterForm, newsletterFault } from './newsletter-form.tsx';

const door = formDoor({
  place: (prefix) => href(prefix, 'home', 'newsletter'),
  take: ({ takeLetter }, request, origin) => takeLetter('newsletter', request, origin),
});

export const middleware: Route.MiddlewareFunction[] = door.middleware;
export const action = door.action;
export const headers = door.headers;

export function loader(visit: Route.LoaderArgs) {
  return readWords(newsletterWords, 'newsletter', requestLocale(visit).language);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.form.title }, { name: 'robots', content: 'noindex' }];
}

/** What a browser without JavaScript sees after it has posted the address. */
export default function NewsletterAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { words, borrowed } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  const said = outcome.ok && outcome.confirm ? words.toConfirm : words.sent;
  return (
    <section className="sec wrap answer deep" lang={borrowed.includes('form') ? 'en' : undefined}>
      <h1>{outcome.ok ? said.title : words.form.title}</h1>
      {outcome.ok ? (
        <p className="lead">{said.text}</p>
      ) : (
        <NewsletterForm words={words} error={fault(outcome, words.problems)} typed={typed.email} />
      )}
    </section>
  );
}

type Failure = Exclude<NonNullable<Route.ComponentProps['actionData']>['outcome'], { ok: true }>;

function fault(outcome: Failure, problems: NewsletterWords['problems']): string {
  if (outcome.reason === 'limited') return fillMinutes(problems.limited, outcome.retryAfterSeconds);
  if (outcome.reason === 'invalid') return newsletterFault(outcome.invalid[0]?.code ?? 'email', problems);
  return problems.failed;
}
