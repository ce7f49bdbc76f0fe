/** What is wrong with each field, in codes: `{ email: 'email' }`. */
export type FieldFaults = Record<string, string>;

/** What the browser itself finds wrong with a form's fields, in the codes that the server uses. */
export function browserFaults(form: HTMLFormElement): FieldFaults {
  const controls = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
  const wrong = controls.filter((control) => !control.validity.valid || isBlank(control));
  return Object.fromEntries(wrong.map((control) => [control.name, code(control)]));
}

// A required field full of spaces is valid to the browser and empty to the server.
function isBlank(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control.required && control.value.trim() === '';
}

function code(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (isBlank(control)) return 'required';
  return control.validity.typeMismatch ? 'email' : 'too_long';
}

/** Gives the focus back to the button that lost it by being switched off; who has gone on to something else keeps it. */
export function giveFocusBack(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Moves to the first field that is wrong, once React has marked it. */
export function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
