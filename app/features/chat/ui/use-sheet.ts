import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the panel takes the whole window, as chat-panel.css has it. */
const narrow = '(max-width: 40rem)';

/** Whether the panel is a sheet over the page now. */
export function isSheet(): boolean {
  return matchMedia(narrow).matches;
}

/**
 * Shows the dialog as the window demands: as a sheet it is modal, so that the page behind neither scrolls nor takes
 * the focus; as a panel it leaves the page free. Escape closes both. A window that is turned changes the one into the
 * other.
 * @param onClose called with whether the focus was in the panel, or nowhere, and so goes back to the button
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
    const query = matchMedia(narrow);

    function show() {
      const focused = document.activeElement;
      element?.close();
      if (query.matches) element?.showModal();
      else element?.show();
      if (focused instanceof HTMLElement && element?.contains(focused)) focused.focus();
    }

    function closed(event: Event) {
      event.preventDefault();
      // Also told of the moment between the two ways of being open.
      if (event.type === 'cancel' || !element?.open) close.current(true);
    }

    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      // Whatever stands above the page (a menu, a policy, the sheet itself) closes by itself, and first.
      if (document.querySelector(':popover-open, :modal')) return;
      const { activeElement } = document;
      close.current(activeElement === document.body || element?.contains(activeElement) === true);
    }

    show();
    query.addEventListener('change', show);
    element.addEventListener('cancel', closed);
    element.addEventListener('close', closed);
    document.addEventListener('keydown', press);
    return () => {
      query.removeEventListener('change', show);
      element.removeEventListener('cancel', closed);
      element.removeEventListener('close', closed);
      document.removeEventListener('keydown', press);
    };
  }, [dialog]);
}
