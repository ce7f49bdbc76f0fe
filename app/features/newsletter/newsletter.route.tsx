import type { Failure } from '../../../server/http/form-answer.ts';
import type { Services } from '../../../server/services.ts';
import { Answer } from '../../components/layout/answer.tsx';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { type Accepted, acceptSubmission } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { formEndpoint, type SentForm } from '../../lib/forms/form-endpoint.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import type { Route } from './+types/newsletter.route.ts';
import { wordingOf } from './confirmation-mail.server.ts';
import { newsletterFields } from './newsletter.fields.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const schema = fieldsSchema(newsletterFields);

/** With mail, a link in a mail must be followed first. */
async function subscribe(
  sent: SentForm & { services: Pick<Services, 'sendsMail'> },
): Promise<(Accepted & { confirm?: true }) | Failure> {
  const form = { kind: 'newsletter', schema, limit: 'newsletter' } as const;
  if (!sent.services.sendsMail) return acceptSubmission(form, sent);
  const toConfirm = { kind: 'confirmation', mailboxLimit: 'confirmation' } as const;
  const origin = { ...sent.origin, wording: wordingOf(sent.origin.language) };
  const accepted = await acceptSubmission({ ...form, ...toConfirm }, { ...sent, origin });
  return accepted.ok ? { ...accepted, confirm: true } : accepted;
}

const endpoint = formEndpoint('newsletter', subscribe);
export const middleware: Route.MiddlewareFunction[] = endpoint.middleware;
export const action = endpoint.action;
export const headers = endpoint.headers;

export function loader(args: Route.LoaderArgs) {
  return loadMessages(newsletterMessages, 'newsletter', requestLocale(args).language);
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Seen only without JavaScript. */
export default function NewsletterAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, fallbackSections } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  const thanks = outcome.ok && outcome.confirm ? 'toConfirm' : 'sent';
  const isFallback = fallbackSections.includes(outcome.ok ? thanks : 'form');
  return outcome.ok ? (
    <Answer {...messages[thanks]} isFallback={isFallback} tone="deep" />
  ) : (
    <Answer title={messages.form.title} isFallback={isFallback} tone="deep">
      <NewsletterForm messages={messages} failure={outcome} typed={typed.email} />
    </Answer>
  );
}
