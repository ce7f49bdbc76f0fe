import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Outlet } from 'react-router';
import { useGoToSection } from '../../components/layout/go-to-section.ts';
import { fallbackLang } from '../../components/layout/section.tsx';
import { readStored, writeStored } from '../../lib/browser-state/local-storage.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { hasSection } from '../../lib/site-paths.ts';
import { switches } from '../../lib/switches.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { Route } from './+types/popup.route.ts';
import { type PopupMessages, popupMessages } from './popup.messages.ts';

/** Requirement PP-1. */
const POPUP_DELAY_MS = 2000;
const RETRY_DELAY_MS = 500;
/** A lower window has no room for a floating popup. */
const LOW_WINDOW_PX = 560;
const DISMISSED_KEY = 'fit4aiPopupDismissed';

export function loader(args: Route.LoaderArgs) {
  if (!switches.popup || !hasSection('fit4ai')) return null;
  const { messages, fallbackSections } = loadMessages(popupMessages, 'popup', requestLocale(args).language);
  return { messages: messages.popup, lang: fallbackLang(fallbackSections.length > 0) };
}

/** A layout around the home page, which does not know the popup. */
export default function PopupRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      {loaderData && <Popup {...loaderData} />}
    </>
  );
}

/** Floats beside the assistant's button, or stands at the end of the hero if there is no room. Leaves focus where it is. */
function Popup({ messages, lang }: { messages: PopupMessages; lang: Language | undefined }) {
  const { go } = useGoToSection();
  const [hero, setHero] = useState<HTMLElement | null>(null);
  const isOpen = hero !== null;
  const [floats, setFloats] = useState(true);
  const panel = useRef<HTMLDialogElement>(null);
  const previousFocus = useRef<EventTarget>(null);

  useEffect(() => {
    // If storage is blocked, the popup never opens, because closing it could not be remembered.
    if (readStored(DISMISSED_KEY) !== null) return;
    let timer = setTimeout(function open() {
      const isBusy = document.querySelector('dialog[open], :focus:is(input, textarea, select)');
      if (isBusy) timer = setTimeout(open, RETRY_DELAY_MS);
      else setHero(document.getElementById('hero'));
    }, POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const bottomOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    const isOverWords = window.scrollY < 100 && top < Math.max(bottomOf('h1'), bottomOf('h1 ~ * .btn')) + 8;
    setFloats(window.innerHeight >= LOW_WINDOW_PX && !isOverWords);
  }, [isOpen]);

  const dismiss = useCallback(() => {
    const hadFocus = panel.current?.contains(document.activeElement);
    flushSync(() => setHero(null));
    if (hadFocus && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    writeStored(DISMISSED_KEY, 'true');
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    function onKeyDown({ key }: KeyboardEvent) {
      const { activeElement, body } = document;
      const isMeant = activeElement === body || panel.current?.contains(activeElement);
      if (key === 'Escape' && isMeant && !document.querySelector(':modal')) dismiss();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, dismiss]);

  return (
    <>
      <p className="visually-hidden" role="status" lang={lang}>
        {isOpen && messages.announcement}
      </p>
      {hero &&
        createPortal(
          <div className={floats ? undefined : 'wrap'} lang={lang}>
            <dialog
              ref={panel}
              open
              className={floats ? 'popup panel popup--floats' : 'popup panel'}
              data-overlay=""
              aria-label={messages.label}
              onFocus={({ relatedTarget }) => {
                if (!panel.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
              }}
            >
              <p>
                <b>{messages.label}</b> {messages.text}
              </p>
              <button
                type="button"
                className="link"
                onClick={() => {
                  dismiss();
                  go('fit4ai');
                }}
                {...trackAttributes('fit4ai_popup_click', 'fit4ai')}
              >
                {messages.more}
              </button>
              <button type="button" className="popup__close" aria-label={messages.close} onClick={dismiss} />
            </dialog>
          </div>,
          hero,
        )}
    </>
  );
}
