import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ReachUs } from '../../components/layout/reach-us.tsx';
import { Honeypot } from '../../components/ui/field.tsx';
import { PolicyLink } from '../../components/ui/policy-link.tsx';
import { fillMinutes } from '../../lib/content/fill.ts';
import { browserErrors, focusFirstError, giveFocusBack } from '../../lib/forms/field-errors.ts';
import { type Sent, sendForm } from '../../lib/forms/send-form.ts';
import { endpoints, formAction } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { track } from '../../lib/track/track.ts';
import { newsletterFields } from './newsletter.fields.ts';
import type { NewsletterMessages } from './newsletter.messages.ts';

type State =
  /** `isWrong`: the address is invalid. */
  | { step: 'idle'; error?: string; isWrong?: boolean }
  | { step: 'submitting' }
  | { step: 'subscribed'; confirm: boolean };

type Props = { messages: NewsletterMessages; error?: string | undefined; typed?: string | undefined };

/** Posts by itself without JavaScript. */
export function NewsletterForm({ messages, error: initialError, typed }: Props) {
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
    const wrong = browserErrors(sheet).email;
    if (wrong) {
      goBack(newsletterError(wrong, messages.problems), true);
      return focusFirstError(sheet);
    }
    setState({ step: 'submitting' });
    // Privacy: analytics get only the domain.
    const label = String(new FormData(sheet).get('email')).split('@').pop() ?? '';
    track('signup_attempt', { label });
    const sent = await sendForm(endpoints.newsletter, sheet, shownAt.current);
    if (sent.state === 'accepted') track('signup_success', { label });
    else track('signup_failure', { label, reason: failureReason(sent.state) });
    if (sent.state === 'accepted') {
      flushSync(() => setState({ step: 'subscribed', confirm: sent.confirm }));
      giveFocusBack(note.current);
    } else if (sent.state === 'limited') goBack(fillMinutes(messages.problems.limited, sent.seconds));
    else if (sent.state === 'invalid')
      goBack(newsletterError(sent.errors[0]?.code ?? 'email', messages.problems), true);
    else goBack(messages.problems.failed);
  }

  const privacy = (
    <>
      {messages.form.privacy} <PolicyLink policy="privacy">{messages.form.policy}</PolicyLink>
    </>
  );

  return (
    <div className="foot__nl">
      <h2 id="newsletter">{messages.form.title}</h2>
      <form
        ref={form}
        className="nl"
        method="post"
        action={formAction('newsletter', language)}
        aria-labelledby="newsletter"
        onSubmit={submit}
      >
        <label htmlFor="newsletter-email">{messages.form.email}</label>
        <div className="nl__row">
          <input
            id="newsletter-email"
            name="email"
            {...newsletterFields.email}
            defaultValue={typed}
            aria-invalid={state.step === 'idle' && state.isWrong ? true : undefined}
            aria-describedby="newsletter-note"
          />
          <NewsletterButton messages={messages} state={state} />
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
              {state.step === 'subscribed' && state.confirm ? messages.toConfirm.text : privacy}
            </p>
          )}
          {error === messages.problems.failed && <ReachUs />}
        </div>
      </form>
    </div>
  );
}

function NewsletterButton({ messages, state }: { messages: NewsletterMessages; state: State }) {
  const { step } = state;
  const { subscribe, subscribing, subscribed } = messages.form;
  const isToConfirm = step === 'subscribed' && state.confirm;
  const done = isToConfirm ? messages.toConfirm : { title: subscribed, text: subscribed };
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

export function failureReason(state: Exclude<Sent['state'], 'accepted'>): string {
  return state === 'failed' ? 'network_error' : state;
}

export function newsletterError(code: string, problems: NewsletterMessages['problems']): string {
  return code === 'required' ? problems.emailRequired : problems.emailInvalid;
}
