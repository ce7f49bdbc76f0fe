import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useOverlay } from '../../lib/browser-state/overlays.ts';
import { hasPage, href } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { tracked } from '../../lib/track/track-attributes.ts';
import type { PopupMessages } from './popup.messages.ts';

export type PopupPanelProps = { messages: PopupMessages; onDismiss: () => void; onLearnMore: () => void };

/** Takes no focus and traps none. */
export function PopupPanel({ messages, onDismiss, onLearnMore }: PopupPanelProps) {
  const { prefix } = useLocale();
  const panel = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useOverlay('popup', true);

  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      const { activeElement, body } = document;
      const isMeant = activeElement === body || panel.current?.contains(activeElement);
      if (key === 'Escape' && isMeant && !document.querySelector(':modal')) onDismiss();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onDismiss]);

  useEffect(() => {
    const element = panel.current;
    return () => {
      const goesOn = element?.contains(document.activeElement) ? cameFrom.current : null;
      if (goesOn instanceof HTMLElement) goesOn.focus();
    };
  }, []);

  return (
    <dialog
      ref={panel}
      open
      className="popup"
      aria-label={messages.label}
      onFocus={({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <svg viewBox="0 0 272 48" aria-hidden="true">
        <path className="popup__sum" d="M0 8h44v34H0Z" />
        <path className="popup__state" d="M44 8C120 8 120 1 200 0H272V17H200C120 18 120 25 44 25Z" />
        <path className="popup__firm" d="M44 25C120 25 120 31 200 31H272V48H200C120 48 120 42 44 42Z" />
      </svg>
      <h2>{messages.title}</h2>
      <p>{messages.text}</p>
      <p className="actions">
        <button
          type="button"
          className="btn"
          onClick={onLearnMore}
          {...tracked('fit4ai_popup_click', 'fit4ai')}
        >
          {messages.more}
        </button>
        {hasPage('programmes') && (
          <Link to={href(prefix, 'programmes')} className="link" onClick={onDismiss}>
            {messages.finder}
          </Link>
        )}
      </p>
      <button type="button" className="popup__close" aria-label={messages.close} onClick={onDismiss} />
    </dialog>
  );
}
