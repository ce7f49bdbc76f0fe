/** Without it the first press on a part whose code is still loading is lost: React drops it. */
import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last control pressed (`early-handlers.ts`), until React has heard it. */
    missedPress?: HTMLElement | null;
  }
}

/** After React's own listener, which stops a press on a part that it cannot hydrate yet: this one was heard. */
export function forgetHeardPresses(): void {
  document.addEventListener('click', () => {
    window.missedPress = null;
  });
}

export function PressAgain() {
  useEffect(() => {
    // Later, because within an effect React cannot hydrate the control.
    setTimeout(() => {
      const { missedPress } = window;
      // React answers a radio button only if it changes, and must have hydrated it before: the press on its label does.
      if (missedPress instanceof HTMLInputElement) missedPress.checked = false;
      (missedPress?.closest('label') ?? missedPress)?.click();
    });
  }, []);
  return null;
}
