import { ResultPage } from '../../components/layout/result-page.tsx';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { formEndpoint } from '../../lib/forms/form-endpoint.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import type { Route } from './+types/newsletter.route.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { subscribe } from './subscribe.server.ts';

const endpoint = formEndpoint('newsletter', subscribe);
export const middleware: Route.MiddlewareFunction[] = endpoint.middleware;
export const action = endpoint.action;
export const headers = endpoint.headers;

export function loader(args: Route.LoaderArgs) {
  return loadMessages(newsletterMessages, 'newsletter', requestLocale(args).language);
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Only shown without JavaScript. */
export default function NewsletterResult({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, fallbackSections } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  const thanks = outcome.ok && outcome.confirm ? 'toConfirm' : 'sent';
  const isFallback = fallbackSections.includes(outcome.ok ? thanks : 'form');
  return outcome.ok ? (
    <ResultPage {...messages[thanks]} isFallback={isFallback} tone="deep" />
  ) : (
    <ResultPage title={messages.form.title} isFallback={isFallback} tone="deep">
      <NewsletterForm messages={messages} failure={outcome} typed={typed.email} />
    </ResultPage>
  );
}
