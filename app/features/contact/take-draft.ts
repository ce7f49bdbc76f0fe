import type { ContactDraft } from '../../state/contact-draft.ts';

/**
 * Writes a prepared letter into the contact form. What the visitor has typed stays: the letter follows it, and a
 * subject is written only where there is none.
 */
export function takeDraft(form: HTMLFormElement, { subject, message }: ContactDraft): void {
  const { elements } = form;
  const about = elements.namedItem('subject');
  if (about instanceof HTMLInputElement && about.value.trim() === '') about.value = subject;
  const field = elements.namedItem('message');
  if (!(field instanceof HTMLTextAreaElement)) return;
  const typed = field.value.trim();
  if (typed.includes(message)) return;
  field.value = (typed ? `${typed}\n\n${message}` : message).slice(0, field.maxLength);
}
