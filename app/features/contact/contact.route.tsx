import { ResultPage } from '../../components/layout/result-page.tsx';
import { fill } from '../../lib/content/fill.ts';
import { acceptSubmission } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { formEndpoint } from '../../lib/forms/form-endpoint.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import type { Route } from './+types/contact.route.ts';
import { contactFields } from './contact.fields.ts';
import { ContactForm } from './contact-form.tsx';
import { loadContactForm } from './contact-form-messages.server.ts';

const schema = fieldsSchema(contactFields);

const endpoint = formEndpoint('contact', (posted) => acceptSubmission('contact', schema, posted));
export const middleware: Route.MiddlewareFunction[] = endpoint.middleware;
export const action = endpoint.action;
export const headers = endpoint.headers;

export function loader(args: Route.LoaderArgs) {
  const language = requestLocale(args).language;
  return { language, ...loadContactForm(language) };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Only shown without JavaScript. */
export default function ContactResult({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, fallbackSections, language } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  const { form, sent } = messages;
  const isFallback = fallbackSections.includes(outcome.ok ? 'sent' : 'form');
  return outcome.ok ? (
    <ResultPage title={sent.title} text={sent.text} isFallback={isFallback}>
      <p className="caption">{fill(sent.reference, { reference: outcome.reference })}</p>
    </ResultPage>
  ) : (
    <ResultPage title={form.send} isFallback={isFallback}>
      <ContactForm messages={messages} language={language} typed={typed} failure={outcome} />
    </ResultPage>
  );
}
