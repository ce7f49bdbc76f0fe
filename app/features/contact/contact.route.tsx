import { readWords } from '../../content/words.server.ts';
import { formDoor } from '../../form-door.server.ts';
import { href } from '../../i18n/href.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/contact.route.ts';
import { contactWords } from './contact.words.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

const door = formDoor({
  place: (prefix) => href(prefix, 'home', 'contact'),
  take: ({ takeLetter }, request, origin) => takeLetter('contact', request, origin),
});

export const middleware: Route.MiddlewareFunction[] = door.middleware;
export const action = door.action;
export const headers = door.headers;

export function loader(visit: Route.LoaderArgs) {
  const language = requestLocale(visit).language;
  return { language, ...readWords(contactWords, 'contact', language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.form.send }, { name: 'robots', content: 'noindex' }];
}

/** What a browser without JavaScript sees after it has posted the form: the thanks, or the form as it was typed. */
export default function ContactAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { words, borrowed, language } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  return (
    <section className="sec wrap answer" lang={borrowed.includes('form') ? 'en' : undefined}>
      <h1>{outcome.ok ? words.sent.title : words.form.send}</h1>
      {outcome.ok ? (
        <ContactSent words={words.sent} reference={outcome.reference} />
      ) : (
        <ContactForm words={words} language={language} typed={typed} {...shortcoming(outcome)} />
      )}
    </section>
  );
}

type Failure = Exclude<NonNullable<Route.ComponentProps['actionData']>['outcome'], { ok: true }>;

function shortcoming(outcome: Failure) {
  switch (outcome.reason) {
    case 'invalid':
      return { faults: Object.fromEntries(outcome.invalid.map(({ field, code }) => [field, code])) };
    case 'limited':
      return { trouble: { kind: 'limited', seconds: outcome.retryAfterSeconds } as const };
    default:
      return { trouble: { kind: 'failed' } as const };
  }
}
