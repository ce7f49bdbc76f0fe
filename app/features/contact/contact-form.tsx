import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ReachUs } from '../../components/layout/reach-us.tsx';
import { Honeypot } from '../../components/ui/field.tsx';
import { PolicyLink } from '../../components/ui/policy-link.tsx';
import { contactDraft } from '../../lib/browser-state/contact-draft.ts';
import { useStore } from '../../lib/browser-state/store.ts';
import { fillMinutes } from '../../lib/content/fill.ts';
import {
  browserErrors,
  type FieldErrors,
  focusFirstError,
  giveFocusBack,
} from '../../lib/forms/field-errors.ts';
import { sendForm } from '../../lib/forms/send-form.ts';
import { endpoints, formAction } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { track } from '../../lib/track/track.ts';
import type { ContactMessages } from './contact.messages.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactSent } from './contact-sent.tsx';
import { takeDraft } from './take-draft.ts';

type FormError = { kind: 'failed' } | { kind: 'limited'; seconds: number };

type Props = {
  messages: ContactMessages;
  language: Language;
  /** Set when the form was posted without JavaScript. */
  typed?: Record<string, string>;
  errors?: FieldErrors;
  formError?: FormError | undefined;
};

/** Posts by itself without JavaScript. */
export function ContactForm({ messages, language, typed = {}, ...initial }: Props) {
  const [errors, setErrors] = useState(initial.errors ?? {});
  const [formError, setFormError] = useState(initial.formError);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string>();
  const shownAt = useRef(0);
  const alertId = useId();
  const sheet = useRef<HTMLFormElement>(null);
  const draft = useStore(contactDraft);

  // A new form mounts after each sent message.
  const appear = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    shownAt.current = performance.now();
    // The browser's own messages may be in another language.
    form.noValidate = true;
    sheet.current = form;
  }, []);

  // A draft from elsewhere on the site reopens a sent form.
  useEffect(() => {
    if (!draft) return;
    if (reference) return setReference(undefined);
    if (sheet.current) takeDraft(sheet.current, draft);
    contactDraft.set(undefined);
  }, [draft, reference]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const button = event.nativeEvent.submitter;
    const found = browserErrors(form);
    setErrors(found);
    setFormError(undefined);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    setSending(true);
    const sent = await sendForm(endpoints.contact, form, shownAt.current);
    flushSync(() => setSending(false));
    if (sent.state !== 'accepted') giveFocusBack(button);
    if (sent.state === 'accepted') {
      setReference(sent.reference);
      track('contact_form_submit', { label: 'contact' });
    }
    if (sent.state === 'failed') setFormError({ kind: 'failed' });
    if (sent.state === 'limited') setFormError({ kind: 'limited', seconds: sent.seconds });
    if (sent.state === 'invalid') {
      setErrors(Object.fromEntries(sent.errors.map(({ field, code }) => [field, code])));
      focusFirstError(form);
    }
  }

  if (reference) {
    return (
      <ContactSent messages={messages.sent} reference={reference} onAgain={() => setReference(undefined)} />
    );
  }
  return (
    <form
      ref={appear}
      className="form"
      method="post"
      action={formAction('contact', language)}
      aria-describedby={formError && alertId}
      onSubmit={submit}
    >
      {formError && (
        <div className="alert" role="alert" id={alertId}>
          <strong>{formErrorText(formError, messages.problems)}</strong>
        </div>
      )}
      {formError?.kind === 'failed' && <ReachUs />}
      <ContactFields messages={messages} typed={typed} errors={errors} />
      <Honeypot label={messages.form.website} />
      <input type="hidden" name="key" />
      <div className="form__end">
        <button type="submit" className="btn" disabled={sending}>
          {sending ? messages.form.sending : messages.form.send}
        </button>
        <span className="vh" role="status">
          {sending && messages.form.sending}
        </span>
        <p className="cap">
          {messages.form.privacy}{' '}
          <PolicyLink policy="privacy" beside>
            {messages.form.policy}
          </PolicyLink>
        </p>
      </div>
    </form>
  );
}

function formErrorText(formError: FormError, problems: ContactMessages['problems']): string {
  if (formError.kind === 'failed') return problems.failed;
  return fillMinutes(problems.limited, formError.seconds);
}
