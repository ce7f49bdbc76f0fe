import { type RefObject, useLayoutEffect, useRef } from 'react';

/** chat-panel.css has the same width. */
const NARROW = '(max-width: 40rem)';

export function isSheet(): boolean {
  return matchMedia(NARROW).matches;
}

/**
 * The sheet is modal, so that the page behind neither scrolls nor takes focus.
 * @param onClose called with `true` if focus was in the panel or nowhere
 */
export function useSheet(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: (isReturning: boolean) => void,
): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const query = matchMedia(NARROW);

    function show() {
      const focused = document.activeElement;
      element?.close();
      if (query.matches) element?.showModal();
      else element?.show();
      if (focused instanceof HTMLElement && element?.contains(focused)) focused.focus();
    }

    function handleClose(event: Event) {
      event.preventDefault();
      // `toggle` also fires when an open panel becomes modal or stops being so.
      if (event.type === 'cancel' || !element?.open) close.current(true);
    }

    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      // Escape first closes a popover or modal above the page.
      if (document.querySelector(':popover-open, :modal')) return;
      const { activeElement } = document;
      close.current(activeElement === document.body || element?.contains(activeElement) === true);
    }

    show();
    query.addEventListener('change', show);
    element.addEventListener('cancel', handleClose);
    element.addEventListener('close', handleClose);
    document.addEventListener('keydown', press);
    return () => {
      query.removeEventListener('change', show);
      element.removeEventListener('cancel', handleClose);
      element.removeEventListener('close', handleClose);
      document.removeEventListener('keydown', press);
    };
  }, [dialog]);
}
