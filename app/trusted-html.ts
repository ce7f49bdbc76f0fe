declare global {
  interface Window {
    /** The part of it that is used here; TypeScript's own description of a browser does not have it yet. */
    trustedTypes?: {
      createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
    };
  }
}

/** How React makes a script element that does not run. */
const emptyScript = '<script></script>';

/**
 * The one way in which a text may become part of the document, where a browser knows Trusted Types
 * (`require-trusted-types-for`, server/http/page-policy.ts): React's empty script element, the site's own style sheet, which an
 * error page needs anew, and text that is no markup, such as the structured data of a page. Anything else is refused, whoever asks.
 * @param siteStyles the style sheet as the page came with it
 * @returns null, the browser's word for a refusal
 */
export function trustedHtml(text: string, siteStyles: string): string | null {
  return text === emptyScript || text === siteStyles || !text.includes('<') ? text : null;
}

/** Must have run before React does. React's development build parses what it has rendered, to compare it with the page. */
export function guardHtml(): void {
  const siteStyles = document.getElementById('site-styles')?.textContent ?? '';
  const createHTML = (text: string) => (import.meta.env.DEV ? text : trustedHtml(text, siteStyles));
  window.trustedTypes?.createPolicy('default', { createHTML });
}
