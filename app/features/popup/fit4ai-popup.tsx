import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PopupMessages } from './popup.messages.ts';
import type { PopupPanelProps } from './popup-panel.tsx';

/** In milliseconds (PP-1). */
const popupDelay = 2000;
const dismissedKey = 'fit4aiPopupDismissed';

type Props = { messages: PopupMessages; onLearnMore: () => void };

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) === 'true';
  } catch {
    // Storage is blocked: closing could not be remembered, so it never opens.
    return true;
  }
}

export function Fit4aiPopup({ messages, onLearnMore }: Props) {
  const [Panel, setPanel] = useState<ComponentType<PopupPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wasDismissed()) return;
    const timer = setTimeout(() => {
      import('./popup-panel.tsx').then(({ PopupPanel }) => setPanel(() => PopupPanel), console.error);
    }, popupDelay);
    return () => clearTimeout(timer);
  }, []);

  // Below its place the text would be pushed down: wait until the visitor scrolls back.
  useEffect(() => {
    if (!Panel || isOpen) return;
    const open = () => {
      const end = place.current?.parentElement?.getBoundingClientRect().bottom ?? 0;
      if (window.scrollY === 0 || end >= window.innerHeight) setOpen(true);
    };
    open();
    window.addEventListener('scroll', open, { passive: true });
    return () => window.removeEventListener('scroll', open);
  }, [Panel, isOpen]);

  const dismiss = useCallback(() => {
    setPanel(undefined);
    setOpen(false);
    localStorage.setItem(dismissedKey, 'true');
  }, []);

  function learnMore() {
    flushSync(dismiss);
    onLearnMore();
  }

  return (
    <div ref={place} className="popup-place wrap" data-overlay="">
      <p className="vh" role="status">
        {isOpen && messages.announcement}
      </p>
      {Panel && isOpen && <Panel messages={messages} onDismiss={dismiss} onLearnMore={learnMore} />}
    </div>
  );
}
