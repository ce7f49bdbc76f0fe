import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useOpenOverlays } from '../../state/overlays.ts';
import { useMedia } from '../../state/use-media.ts';
import type { PopupWords } from './popup.words.ts';
import type { PopupPanelProps } from './popup-panel.tsx';

/** Time that the page belongs to its reader alone, in milliseconds (PP-1). */
const popupDelay = 2000;
const dismissedKey = 'fit4aiPopupDismissed';

/** Where the popup has room above the question about cookies: from this width on, and with its own height beside (PP-2). */
const roomForBoth = '(min-width: 900px) and (min-height: 38rem)';

type Props = { words: PopupWords; onLearnMore: () => void };

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) === 'true';
  } catch {
    // Storage is blocked, so closing it could not be remembered: it would come back at every visit.
    return true;
  }
}

/** A popup about Fit 4 AI: two seconds after the home page, unless it was ever closed, and only when nobody is busy. */
export function Fit4aiPopup({ words, onLearnMore }: Props) {
  const [Panel, setPanel] = useState<ComponentType<PopupPanelProps>>();
  const [isDue, setDue] = useState(false);
  const harmless = useMedia(roomForBoth) ? ['popup', 'question'] : ['popup'];
  const isAlone = useOpenOverlays().every((overlay) => harmless.includes(overlay));
  const isOpen = isDue && isAlone && Panel !== undefined;

  useEffect(() => {
    if (wasDismissed()) return;
    const timer = setTimeout(() => {
      import('./popup-panel.tsx').then(({ PopupPanel }) => setPanel(() => PopupPanel), console.error);
    }, popupDelay);
    return () => clearTimeout(timer);
  }, []);

  // It waits until nobody writes or reads what stands over the page.
  useEffect(() => {
    if (!Panel || isDue) return;
    const look = () => setDue(!isBusy());
    // A moment later, when the focus has arrived where it goes.
    const lookAgain = () => setTimeout(look);
    look();
    document.addEventListener('focusout', lookAgain);
    document.addEventListener('close', lookAgain, { capture: true });
    return () => {
      document.removeEventListener('focusout', lookAgain);
      document.removeEventListener('close', lookAgain, { capture: true });
    };
  }, [Panel, isDue]);

  const dismiss = useCallback(() => {
    setPanel(undefined);
    setDue(false);
    localStorage.setItem(dismissedKey, 'true');
  }, []);

  function learnMore() {
    dismiss();
    onLearnMore();
  }

  // In an element of its own, as the question about cookies, and for the same reason.
  return (
    <div>
      <p className="vh" role="status">
        {isOpen && words.announcement}
      </p>
      {isOpen && <Panel words={words} onDismiss={dismiss} onLearnMore={learnMore} />}
    </div>
  );
}

/** Whether the visitor is in a form field, or has something open over the page. */
function isBusy(): boolean {
  return (
    document.activeElement?.matches('input, textarea, select') === true ||
    document.querySelector('dialog[open]:not(.popup)') !== null
  );
}
