/**
 * What answers from the moment the page is seen, on a slow phone more than a second before React does: the bar gets its ground when the
 * page has moved, what is chosen in a menu closes it, and a card turns. It listens for as long as the document lives, so
 * none of this has a second handler in React.
 * It is sent as text: it may use the browser, nothing else, and no `<`.
 */
function listenEarly(): void {
  const root = document.documentElement;
  const closeMenus = () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover();
  };
  const turn = (card: HTMLElement) => {
    const face = card.dataset.face === 'back' ? 'front' : 'back';
    card.dataset.face = face;
    for (const side of card.querySelectorAll<HTMLElement>('.face')) side.inert = !side.matches(`.${face}`);
    // The focus turns with the card: its face had to leave inertness before it could take it.
    card.querySelector<HTMLElement>(`.${face} .turn`)?.focus({ preventScroll: true });
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a, [popover] button')) closeMenus();
    const card = target.closest('.turn')?.closest<HTMLElement>('.flip');
    if (card) turn(card);
  });
  // On a turned tablet the open menu becomes the bar's own line.
  matchMedia('(min-width: 80rem)').addEventListener('change', closeMenus);
  // NV-3: transparent for the first 10 pixels.
  addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 10), { passive: true });
}

/** In the browser it has run, and nothing of it travels a second time. */
export const earlyHandlers: string = import.meta.env.SSR
  ? `(${listenEarly})()`.replaceAll(/\n\s*/g, '\n')
  : '';
