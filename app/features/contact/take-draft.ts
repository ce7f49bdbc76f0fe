import type { FittedDraft } from '../../lib/browser-state/contact-draft.ts';

/** Never overwrites typed text. */
export function takeDraft(form: HTMLFormElement, draft: FittedDraft): void {
  const { elements } = form;
  const about = elements.namedItem('subject');
  const field = elements.namedItem('message');
  if (!(about instanceof HTMLInputElement && field instanceof HTMLTextAreaElement)) return;
  const { subject, message } = draft({ subject: about.maxLength, message: field.maxLength });
  if (about.value.trim() === '') about.value = subject;
  const typed = field.value.trim();
  if (typed.includes(message)) return;
  field.value = (typed ? `${typed}\n\n${message}` : message).slice(0, field.maxLength);
}
