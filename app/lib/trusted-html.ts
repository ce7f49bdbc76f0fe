declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
    };
  }
}

/** React creates script elements that must not run from this text. */
const EMPTY_SCRIPT = '<script></script>';

/** Allows React's empty script and text without markup. Null refuses (server/http/content-security-policy.ts). */
function trustedHtml(text: string): string | null {
  return text === EMPTY_SCRIPT || !text.includes('<') ? text : null;
}

/** Must run before React, whose development build parses its rendered HTML. */
export function guardHtml(): void {
  const createHTML = (text: string) => (import.meta.env.DEV ? text : trustedHtml(text));
  window.trustedTypes?.createPolicy('default', { createHTML });
}
