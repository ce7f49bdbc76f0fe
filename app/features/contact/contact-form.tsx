import { type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../../../server/http/failure-response.ts';
import { ReachUs } from '../../components/layout/reach-us.tsx';
import { Fields, FormEnd } from '../../components/ui/field.tsx';
import { type ContactDraft, contactDraft } from '../../lib/browser-state/contact-draft.ts';
import { useStore } from '../../lib/browser-state/store.ts';
import { fill } from '../../lib/content/fill.ts';
import { failureMessage } from '../../lib/forms/form-problems.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { endpoints, formAction } from '../../lib/site-paths.ts';
import { track } from '../../lib/track/track.ts';
import { contactFields } from './contact.fields.ts';
import type { ContactFormMessages } from './contact.messages.ts';

type Props = {
  messages: ContactFormMessages;
  language: Language;
  /** The input, after a post without JavaScript. */
  typed?: Record<string, string>;
  failure?: Failure;
};

export function ContactForm({ messages, language, typed = {}, failure: posted }: Props) {
  const { form: labels, problems } = messages;
  const { attributes, form, isSending, accepted, errors, failure, reset } = useSubmission({
    endpoint: endpoints.contact,
    failure: posted,
    onSettled: ({ ok }) => ok && track('contact_form_submit', { label: 'contact' }),
  });
  const alertId = useId();
  const draft = useStore(contactDraft);

  // A draft from another place on the site opens the form again.
  useEffect(() => {
    if (!draft) return;
    if (accepted) return reset();
    takeDraft(form, draft);
    contactDraft.set(undefined);
  }, [draft, accepted, form, reset]);

  const again = () => {
    flushSync(reset);
    form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
  };

  if (accepted) return <ContactSent messages={messages.sent} {...accepted} onAgain={again} />;
  return (
    <form
      {...attributes}
      className="form"
      method="post"
      action={formAction('contact', language)}
      aria-describedby={failure && alertId}
    >
      {failure && (
        <div className="alert" role="alert" id={alertId}>
          <strong>{failureMessage(failure, problems)}</strong>
        </div>
      )}
      {failure && failure.reason !== 'limited' && <ReachUs />}
      <Fields fields={contactFields} labels={labels} problems={problems} errors={errors} typed={typed} />
      <FormEnd labels={labels} isSending={isSending} />
    </form>
  );
}

type SentProps = {
  messages: ContactFormMessages['sent'];
  reference: string;
  onAgain: () => void;
};

/** This takes the focus, because the form that had it is gone. */
function ContactSent({ messages, reference, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="alert good" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {messages.title}
      </h3>
      <p>{messages.text}</p>
      <p className="caption">{fill(messages.reference, { reference })}</p>
      <p className="spaced">
        <button type="button" className="btn outline plain" onClick={onAgain}>
          {messages.again}
        </button>
      </p>
    </div>
  );
}

/** Typed text is never overwritten. */
function takeDraft(form: RefObject<HTMLFormElement | null>, { subject, message }: ContactDraft): void {
  const subjectField = form.current?.elements.namedItem('subject');
  const messageField = form.current?.elements.namedItem('message');
  if (!(subjectField instanceof HTMLInputElement && messageField instanceof HTMLTextAreaElement)) return;
  const { value, dataset } = subjectField;
  if (value.trim() === '' || value === dataset.draft) subjectField.value = subject;
  dataset.draft = subject;
  const written = messageField.value.trim();
  if (written.includes(message)) return;
  messageField.value = (written ? `${written}\n\n${message}` : message).slice(0, messageField.maxLength);
}
