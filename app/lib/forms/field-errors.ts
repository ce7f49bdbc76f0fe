export type FieldErrors = Record<string, string>;

export function browserErrors(form: HTMLFormElement): FieldErrors {
  const controls = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
  const wrong = controls.filter((control) => !control.validity.valid || isBlank(control));
  return Object.fromEntries(wrong.map((control) => [control.name, code(control)]));
}

// Spaces alone satisfy the browser, not the server.
function isBlank(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control.required && control.value.trim() === '';
}

function code(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (isBlank(control)) return 'required';
  return control.validity.typeMismatch ? 'email' : 'too_long';
}

/** Disabling the focused button moves the focus to the body. */
export function giveFocusBack(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Waits for React to mark it. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
