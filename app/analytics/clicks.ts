import { withPrefix } from '../i18n/href.ts';
import { type EventName, events } from './events.ts';
import { track } from './track.ts';
import type { ClickEvent } from './tracked.ts';

function isClickEvent(name: string | undefined): name is ClickEvent {
  return name !== undefined && Object.hasOwn(events, name);
}

/** Where on the page something stands: the section's id, or the footer. */
function placeOf(element: Element): string {
  return element.closest('footer') ? 'footer' : (element.closest('section[id]')?.id ?? 'page');
}

function pathOf(element: Element): string {
  return element instanceof HTMLAnchorElement ? withPrefix(element.pathname, '') : '';
}

/** The events of one click: of the pressed link or button by its attributes, or those of a list that it stands in. */
function tell(pressed: Element): void {
  const named = pressed.closest<HTMLElement>('[data-track]');
  const name: EventName | string | undefined = named?.dataset.track;
  if (named && isClickEvent(name)) track(name, { label: named.dataset.label ?? pathOf(pressed) });
  if (!(pressed instanceof HTMLAnchorElement)) return;
  if (pressed.protocol === 'tel:') track('phone_click', { label: placeOf(pressed) });
  if (pressed.protocol === 'mailto:') track('email_click', { label: placeOf(pressed) });
}

/** Listens to the clicks of the page until told to stop. It listens first, before a click leads elsewhere. */
export function listenToClicks(): () => void {
  function onClick({ target }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (pressed) tell(pressed);
  }
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
