import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../analytics/track.ts';
import { fillMinutes } from '../../content/fill.ts';
import { browserFaults, focusFirstFault, giveFocusBack } from '../../forms/field-faults.ts';
import { fieldLengths } from '../../forms/field-lengths.ts';
import { sendForm } from '../../forms/send-form.ts';
import { doors, formAction } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import type { NewsletterWords } from './newsletter.words.ts';

type State =
  /** `isWrong`: the address is at fault, not the sending. */
  | { step: 'idle'; error?: string; isWrong?: boolean }
  | { step: 'submitting' }
  | { step: 'subscribed'; confirm: boolean };

type Props = { words: NewsletterWords; error?: string | undefined; typed?: string | undefined };

/** The newsletter's one field: idle, submitting, subscribed. It posts by itself where there is no JavaScript. */
export function NewsletterForm({ words, error: initialError, typed }: Props) {
  const { language } = useLocale();
  const [state, setState] = useState<State>(
    initialError ? { step: 'idle', error: initialError, isWrong: true } : { step: 'idle' },
  );
  const shownAt = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const error = state.step === 'idle' ? state.error : undefined;

  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) form.current.noValidate = true;
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sheet = event.currentTarget;
    const button = event.nativeEvent.submitter;
    const goBack = (text: string, isWrong = false) => {
      flushSync(() => setState({ step: 'idle', error: text, isWrong }));
      giveFocusBack(button);
    };
    const fault = browserFaults(sheet).email;
    if (fault) {
      goBack(newsletterFault(fault, words.problems), true);
      return focusFirstFault(sheet);
    }
    setState({ step: 'submitting' });
    // Of an address only its domain is ever told.
    const label = String(new FormData(sheet).get('email')).split('@').pop() ?? '';
    track('signup_attempt', { label });
    const sent = await sendForm(doors.newsletter, sheet, shownAt.current);
    if (sent.state === 'accepted') track('signup_success', { label });
    else track('signup_failure', { label, reason: 'network_error' });
    if (sent.state === 'accepted') {
      flushSync(() => setState({ step: 'subscribed', confirm: sent.confirm }));
      giveFocusBack(note.current);
    } else if (sent.state === 'limited') goBack(fillMinutes(words.problems.limited, sent.seconds));
    else if (sent.state === 'invalid') goBack(words.problems.emailInvalid, true);
    else goBack(words.problems.failed);
  }

  const privacy = (
    <>
      {words.form.privacy} <PolicyLink policy="privacy">{words.form.policy}</PolicyLink>
    </>
  );

  return (
    <div className="foot__nl">
      <h2 id="newsletter">{words.form.title}</h2>
      <form
        ref={form}
        className="nl"
        method="post"
        action={formAction('newsletter', language)}
        aria-labelledby="newsletter"
        onSubmit={submit}
      >
        <label htmlFor="newsletter-email">{words.form.email}</label>
        <div className="nl__row">
          <input
            id="newsletter-email"
            type="email"
            name="email"
            autoComplete="email"
            maxLength={fieldLengths.email}
            required
            defaultValue={typed}
            aria-invalid={state.step === 'idle' && state.isWrong ? true : undefined}
            aria-describedby="newsletter-note"
          />
          <NewsletterButton words={words} state={state} />
        </div>
        <Honeypot />
        <input type="hidden" name="key" />
        <div ref={note} id="newsletter-note" tabIndex={-1}>
          {error ? (
            <p className="nl__error" role="alert">
              {error}
            </p>
          ) : (
            <p className="nl__note">
              {state.step === 'subscribed' && state.confirm ? words.toConfirm.text : privacy}
            </p>
          )}
        </div>
      </form>
    </div>
  );
}

function NewsletterButton({ words, state }: { words: NewsletterWords; state: State }) {
  const { step } = state;
  const { subscribe, subscribing, subscribed } = words.form;
  const isToConfirm = step === 'subscribed' && state.confirm;
  const done = isToConfirm ? words.toConfirm : { title: subscribed, text: subscribed };
  return (
    <>
      <button
        type="submit"
        className={step === 'subscribed' ? 'btn plain done' : 'btn plain'}
        disabled={step !== 'idle'}
      >
        {{ idle: subscribe, submitting: subscribing, subscribed: done.title }[step]}
      </button>
      <span className="vh" role="status">
        {{ idle: '', submitting: subscribing, subscribed: done.text }[step]}
      </span>
    </>
  );
}

/** What is wrong with the address, in the page's language. */
export function newsletterFault(code: string, problems: NewsletterWords['problems']): string {
  return code === 'required' ? problems.emailRequired : problems.emailInvalid;
}
