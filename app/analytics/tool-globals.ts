/** How Clarity is called: at first a queue, later the tool itself. */
export type Clarity = ((...command: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    /** Google's queue of commands and the function that fills it; there only after consent. */
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
    /** There only after consent. */
    clarity?: Clarity;
  }
}
