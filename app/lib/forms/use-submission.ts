import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../../../server/http/failure-response.ts';
import { SEND_AFTER_MS } from './form-fields.ts';
import { fieldErrors } from './form-problems.ts';

/** `confirm` means that a mailed link must be followed. */
export type SubmissionOutcome = { ok: true; reference: string; confirm: boolean } | Failure;

type Options = {
  endpoint: string;
  /** The failure of a form that was posted without JavaScript. */
  failure?: Failure | undefined;
  onSending?: (form: HTMLFormElement) => void;
  onSettled: (outcome: SubmissionOutcome) => void;
};

const TIMEOUT_MS = 20_000;

/** Sends a form by script. Without JavaScript the browser posts it. */
export function useSubmission({ endpoint, failure, onSending, onSettled }: Options) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SubmissionOutcome | undefined>(failure);
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);

  // A new form mounts after each submission.
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (!element) return;
    shownAt.current = performance.now();
    // The browser's own messages may be in another language.
    element.noValidate = true;
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sentForm = event.currentTarget;
    const button = event.nativeEvent.submitter;
    const settle = (next: SubmissionOutcome) => {
      flushSync(() => {
        setSending(false);
        setOutcome(next);
      });
      if (!next.ok) giveFocusBack(button);
      if (!next.ok && next.reason === 'invalid')
        sentForm.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    };
    const invalid = browserErrors(sentForm);
    if (invalid.length > 0) return settle({ ok: false, reason: 'invalid', invalid });
    setOutcome(undefined);
    setSending(true);
    onSending?.(sentForm);
    const sent = await send(endpoint, sentForm, shownAt.current);
    settle(sent);
    onSettled(sent);
  }

  const failed = outcome?.ok ? undefined : outcome;
  const errors = fieldErrors(failed);
  return {
    attributes: { ref, onSubmit },
    form,
    isSending,
    accepted: outcome?.ok ? outcome : undefined,
    errors,
    /** An error that names no field also concerns the whole form. */
    failure: Object.keys(errors).length === 0 ? failed : undefined,
    reset: useCallback(() => setOutcome(undefined), []),
  };
}

/** Disabling the focused button moves the focus to the body. */
export function giveFocusBack(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

function browserErrors(form: HTMLFormElement) {
  return [...form.elements].flatMap((control) => {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isField) return [];
    // Browsers accept spaces alone, the server does not.
    const isBlank = control.required && control.value.trim() === '';
    if (control.validity.valid && !isBlank) return [];
    const code = control.validity.typeMismatch ? 'email' : 'too_long';
    return [{ field: control.name, code: isBlank ? 'required' : code }];
  });
}

/** The hidden field `key` marks repeats of one submission until it is accepted. */
async function send(endpoint: string, form: HTMLFormElement, shownAt: number): Promise<SubmissionOutcome> {
  const key = form.elements.namedItem('key');
  // `randomUUID` is available only over TLS.
  if (key instanceof HTMLInputElement) key.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    const wait = shownAt + SEND_AFTER_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const fields = Object.fromEntries(new FormData(form));
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...fields, elapsed: Math.ceil(performance.now() - shownAt) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.json();
    if (response.status === 400) return { ok: false, reason: 'invalid', invalid: body.errors ?? [] };
    if (response.status === 429) {
      const retryAfterSeconds = Number(response.headers.get('Retry-After'));
      return { ok: false, reason: 'limited', retryAfterSeconds };
    }
    if (response.status !== 202) return { ok: false, reason: 'unavailable' };
    if (key instanceof HTMLInputElement) key.value = '';
    return { ok: true, reference: String(body.reference), confirm: body.confirm === true };
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}
