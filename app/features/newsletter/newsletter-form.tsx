import { useRef } from 'react';
import type { Failure } from '../../../server/http/failure-response.ts';
import { ReachUs } from '../../components/layout/reach-us.tsx';
import { Honeypot } from '../../components/ui/field.tsx';
import { PolicyLink } from '../../components/ui/policy-link.tsx';
import { failureMessage, fieldMessage } from '../../lib/forms/form-problems.ts';
import { giveFocusBack, useSubmission } from '../../lib/forms/use-submission.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { endpoints, formAction } from '../../lib/site-paths.ts';
import { track } from '../../lib/track/track.ts';
import { newsletterFields } from './newsletter.fields.ts';
import type { NewsletterFormMessages } from './newsletter.messages.ts';

type Props = {
  messages: NewsletterFormMessages;
  /** The input, after a post without JavaScript. */
  typed?: string | undefined;
  failure?: Failure;
};

export function NewsletterForm({ messages, typed, failure: posted }: Props) {
  const { language } = useLocale();
  const { form: labels, problems, toConfirm } = messages;
  // On the page after a post, the footer has this form too.
  const id = posted ? 'newsletter-posted' : 'newsletter';
  const note = useRef<HTMLDivElement>(null);
  // Analytics get only this part of the address.
  const domain = useRef('');
  const { attributes, isSending, accepted, errors, failure } = useSubmission({
    endpoint: endpoints.newsletter,
    failure: posted,
    onSending: (form) => {
      domain.current = String(new FormData(form).get('email')).split('@').pop() ?? '';
      track('signup_attempt', { label: domain.current });
    },
    onSettled: (outcome) => {
      const label = domain.current;
      if (!outcome.ok) return track('signup_failure', { label, reason: failureReason(outcome) });
      track('signup_success', { label });
      giveFocusBack(note.current);
    },
  });
  const error =
    fieldMessage(newsletterFields, 'email', errors.email, problems) ??
    (failure && failureMessage(failure, problems));
  const buttonLabel = isSending ? labels.subscribing : labels.subscribe;
  const done = accepted?.confirm ? toConfirm : { title: labels.subscribed, text: labels.subscribed };

  return (
    <div className="footer__newsletter">
      <h2 id={id}>{labels.title}</h2>
      <form
        {...attributes}
        className="newsletter"
        method="post"
        action={formAction('newsletter', language)}
        aria-labelledby={id}
      >
        <label htmlFor={`${id}-email`}>{labels.email}</label>
        <div className="newsletter__row">
          <input
            id={`${id}-email`}
            name="email"
            {...newsletterFields.email}
            defaultValue={typed}
            aria-invalid={errors.email ? true : undefined}
            aria-describedby={`${id}-note`}
          />
          <button
            type="submit"
            className={accepted ? 'btn plain done' : 'btn plain'}
            disabled={isSending || accepted !== undefined}
          >
            {accepted ? done.title : buttonLabel}
          </button>
          <span className="visually-hidden" role="status">
            {accepted ? done.text : isSending && labels.subscribing}
          </span>
        </div>
        <Honeypot />
        <input type="hidden" name="key" />
        <div ref={note} id={`${id}-note`} tabIndex={-1}>
          {error ? (
            <p className="newsletter__error" role="alert">
              {error}
            </p>
          ) : (
            <p className="newsletter__note">
              {accepted?.confirm ? (
                toConfirm.text
              ) : (
                <>
                  {labels.privacy} <PolicyLink policy="privacy">{labels.policy}</PolicyLink>
                </>
              )}
            </p>
          )}
          {failure && failure.reason !== 'limited' && <ReachUs />}
        </div>
      </form>
    </div>
  );
}

export function failureReason({ reason }: Pick<Failure, 'reason'>): string {
  return reason === 'limited' || reason === 'invalid' ? reason : 'network_error';
}
