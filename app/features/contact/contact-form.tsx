import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../analytics/track.ts';
import { fillMinutes } from '../../content/fill.ts';
import { browserFaults, type FieldFaults, focusFirstFault, giveFocusBack } from '../../forms/field-faults.ts';
import { sendForm } from '../../forms/send-form.ts';
import { doors, formAction } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { contactDraft } from '../../state/contact-draft.ts';
import { useStore } from '../../state/store.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import type { ContactWords } from './contact.words.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactSent } from './contact-sent.tsx';
import { takeDraft } from './take-draft.ts';

/** What stands above the form after a failure. */
type Trouble = { kind: 'failed' } | { kind: 'limited'; seconds: number };

type Props = {
  words: ContactWords;
  language: Language;
  /** What a form that was sent without JavaScript comes back with. */
  typed?: Record<string, string>;
  faults?: FieldFaults;
  trouble?: Trouble | undefined;
};

/** The contact form: editing, submitting, sent. It posts by itself where there is no JavaScript. */
export function ContactForm({ words, language, typed = {}, ...initial }: Props) {
  const [faults, setFaults] = useState(initial.faults ?? {});
  const [trouble, setTrouble] = useState(initial.trouble);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string>();
  const shownAt = useRef(0);
  const alertId = useId();
  const sheet = useRef<HTMLFormElement>(null);
  const draft = useStore(contactDraft);

  // Each time that a form appears: the first, and the empty one that follows a sent message.
  const appear = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    shownAt.current = performance.now();
    // From here on the page's own words say what is wrong, in the page's language.
    form.noValidate = true;
    sheet.current = form;
  }, []);

  // A letter that another part of the site has left: it brings the form back where a thank-you stands.
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
    const found = browserFaults(form);
    setFaults(found);
    setTrouble(undefined);
    if (Object.keys(found).length > 0) return focusFirstFault(form);
    setSending(true);
    const sent = await sendForm(doors.contact, form, shownAt.current);
    flushSync(() => setSending(false));
    if (sent.state !== 'accepted') giveFocusBack(button);
    if (sent.state === 'accepted') {
      setReference(sent.reference);
      track('contact_form_submit', { label: 'contact' });
    }
    if (sent.state === 'failed') setTrouble({ kind: 'failed' });
    if (sent.state === 'limited') setTrouble({ kind: 'limited', seconds: sent.seconds });
    if (sent.state === 'invalid') {
      setFaults(Object.fromEntries(sent.errors.map(({ field, code }) => [field, code])));
      focusFirstFault(form);
    }
  }

  if (reference) {
    return <ContactSent words={words.sent} reference={reference} onAgain={() => setReference(undefined)} />;
  }
  return (
    <form
      ref={appear}
      className="form"
      method="post"
      action={formAction('contact', language)}
      aria-describedby={trouble && alertId}
      onSubmit={submit}
    >
      {trouble && (
        <div className="alert" role="alert" id={alertId}>
          <strong>{troubleText(trouble, words.problems)}</strong>
        </div>
      )}
      <ContactFields words={words} typed={typed} faults={faults} />
      <Honeypot label={words.form.website} />
      <input type="hidden" name="key" />
      <div className="form__end">
        <button type="submit" className="btn" disabled={sending}>
          {sending ? words.form.sending : words.form.send}
        </button>
        <span className="vh" role="status">
          {sending && words.form.sending}
        </span>
        <p className="cap">
          {words.form.privacy}{' '}
          <PolicyLink policy="privacy" beside>
            {words.form.policy}
          </PolicyLink>
        </p>
      </div>
    </form>
  );
}

function troubleText(trouble: Trouble, problems: ContactWords['problems']): string {
  if (trouble.kind === 'failed') return problems.failed;
  return fillMinutes(problems.limited, trouble.seconds);
}
