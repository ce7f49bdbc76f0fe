import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { tracked } from '../../analytics/tracked.ts';
import { href } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useOverlay } from '../../state/overlays.ts';
import type { PopupWords } from './popup.words.ts';

export type PopupPanelProps = { words: PopupWords; onDismiss: () => void; onLearnMore: () => void };

/**
 * The popup itself. It takes no focus and traps none: Escape, a press beside it and its button close it, and whoever
 * was in it goes on where they came from. An answer to the question about cookies below it is no press beside it.
 */
export function PopupPanel({ words, onDismiss, onLearnMore }: PopupPanelProps) {
  const { prefix } = useLocale();
  const panel = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useOverlay('popup', true);

  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape' && !document.querySelector(':modal')) onDismiss();
    }
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Element && !target.closest('.popup, .consent')) onDismiss();
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
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
      data-overlay=""
      aria-label={words.label}
      onFocus={({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <svg viewBox="0 0 272 48" aria-hidden="true">
        <path className="popup__sum" d="M0 8h44v34H0Z" />
        <path className="popup__state" d="M44 8C120 8 120 1 200 0H272V17H200C120 18 120 25 44 25Z" />
        <path className="popup__firm" d="M44 25C120 25 120 31 200 31H272V48H200C120 48 120 42 44 42Z" />
      </svg>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Link to={href(prefix, 'programmes')} className="link" onClick={onDismiss}>
        {words.finder}
      </Link>
      <button
        type="button"
        className="btn"
        onClick={onLearnMore}
        {...tracked('fit4ai_popup_click', 'fit4ai')}
      >
        {words.more}
      </button>
      <button type="button" className="popup__close" aria-label={words.close} onClick={onDismiss} />
    </dialog>
  );
}
