import { fallbackLang } from '../../components/layout/section.tsx';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { acceptSubmission } from '../../lib/forms/accept-submission.server.ts';
import { fieldsSchema } from '../../lib/forms/fields-schema.server.ts';
import { formEndpoint } from '../../lib/forms/form-endpoint.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import type { Route } from './+types/contact.route.ts';
import { contactFields } from './contact.fields.ts';
import { contactMessages } from './contact.messages.ts';
import { ContactForm, ContactSent } from './contact-form.tsx';

const schema = fieldsSchema(contactFields);

const endpoint = formEndpoint('contact', (sent) =>
  acceptSubmission({ kind: 'contact', schema, limit: 'contact' }, sent),
);
export const middleware: Route.MiddlewareFunction[] = endpoint.middleware;
export const action = endpoint.action;
export const headers = endpoint.headers;

export function loader(args: Route.LoaderArgs) {
  const language = requestLocale(args).language;
  return { language, ...loadMessages(contactMessages, 'contact', language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.messages.form.send }, { name: 'robots', content: 'noindex' }];
}

/** Seen only without JavaScript. */
export default function ContactAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, fallbackSections, language } = loaderData;
  if (!actionData) return null;
  const { outcome, typed } = actionData;
  return (
    <section className="sec wrap answer" lang={fallbackLang(fallbackSections.includes('form'))}>
      <h1>{outcome.ok ? messages.sent.title : messages.form.send}</h1>
      {outcome.ok ? (
        <ContactSent messages={messages.sent} reference={outcome.reference} />
      ) : (
        <ContactForm messages={messages} language={language} typed={typed} failure={outcome} />
      )}
    </section>
  );
}
