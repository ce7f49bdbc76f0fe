import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last control pressed, until React has handled it. */
    missedPress?: HTMLElement | null;
  }
}

export function rememberPresses(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    window.missedPress = target.closest<HTMLElement>(
      '[type="button"]:not(.turn, [popovertarget]), [type="radio"]',
    );
  };
  // Captured: React stops a press on a part whose code is still loading.
  document.addEventListener('click', remember, true);
}

/** Runs after React's own listener, which stops a press that it misses. */
export function forgetHandledPresses(): void {
  document.addEventListener('click', () => {
    window.missedPress = null;
  });
}

export function RepeatMissedPress() {
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
