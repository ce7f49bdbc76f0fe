import { data } from 'react-router';
import { failureInit } from '../../../server/http/failure-response.ts';
import { ResultPage } from '../../components/layout/result-page.tsx';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { failureMessage } from '../../lib/forms/form-problems.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/newsletter-link.route.ts';
import { wordingHash } from './confirmation-mail.server.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { followLink } from './newsletter-links.server.ts';

async function follow(args: Route.LoaderArgs | Route.ActionArgs) {
  const { language } = requestLocale(args);
  const { messages } = loadMessages(newsletterMessages, 'newsletter', language);
  const outcome = await followLink(args.request, wordingHash(language), servicesOf(args.context));
  const failure = outcome.state === 'failed' ? outcome.failure : undefined;
  const problem = failure && failureMessage(failure, messages.problems);
  const init = failure ? failureInit(failure) : { status: outcome.state === 'invalid' ? 410 : 200 };
  return data({ messages, outcome, target: args.url.search, problem }, init);
}

export const loader = follow;
export const action = follow;

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, outcome, target, problem } = actionData ?? loaderData;
  if (outcome.state === 'invalid') return <ResultPage tone="deep" {...messages.invalid} />;
  const { title, text, button, doneTitle, doneText } = messages[outcome.action];
  if (outcome.state === 'done') return <ResultPage tone="deep" title={doneTitle} text={doneText} />;
  return (
    <ResultPage tone="deep" title={title} text={problem ?? text}>
      <form method="post" action={target}>
        <button type="submit" className="btn">
          {button}
        </button>
      </form>
    </ResultPage>
  );
}
