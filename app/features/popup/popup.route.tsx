import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FallbackNotice } from '../../components/layout/section.tsx';
import { useGoToSection } from '../../components/layout/use-go-to-section.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { hasSection } from '../../lib/i18n/href.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { switches } from '../../lib/i18n/switches.ts';
import type { Route } from './+types/popup.route.ts';
import { type PopupMessages, popupMessages } from './popup.messages.ts';
import type { PopupPanelProps } from './popup-panel.tsx';

/** In milliseconds (PP-1). */
const popupDelay = 2000;
const dismissedKey = 'fit4aiPopupDismissed';

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) === 'true';
  } catch {
    // Storage is blocked: closing could not be remembered, so it never opens.
    return true;
  }
}

export function loader(args: Route.LoaderArgs) {
  if (!switches.popup || !hasSection('fit4ai')) return null;
  const { messages, fallback } = loadMessages(popupMessages, 'popup', requestLocale(args).language);
  return { messages: messages.popup, isFallback: fallback.length > 0 };
}

/** Child route of the home page, which shows it under its hero. */
export default function PopupRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null;
  return (
    <FallbackNotice isFallback={loaderData.isFallback}>
      <Fit4aiPopup messages={loaderData.messages} />
    </FallbackNotice>
  );
}

function Fit4aiPopup({ messages }: { messages: PopupMessages }) {
  const { go } = useGoToSection();
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
    go('fit4ai');
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
