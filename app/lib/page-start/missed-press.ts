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
    window.missedPress = target.closest<HTMLElement>('[type="button"]:not([popovertarget]), [type="radio"]');
  };
  // It captures, because React stops a press on a part whose code is still loading.
  document.addEventListener('click', remember, true);
}

/** It runs after React's listener, which stops a press that it misses. */
export function forgetHandledPresses(): void {
  document.addEventListener('click', () => {
    window.missedPress = null;
  });
}

export function RepeatMissedPress() {
  useEffect(() => {
    // It waits, because within an effect React cannot hydrate the control.
    setTimeout(() => {
      const { missedPress } = window;
      // React handles a radio button only if it is hydrated and changes, as by a press on its label.
      if (missedPress instanceof HTMLInputElement) missedPress.checked = false;
      (missedPress?.closest('label') ?? missedPress)?.click();
    });
  }, []);
  return null;
}
