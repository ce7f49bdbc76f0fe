/** React would handle these only after 2.5 s on a slow phone. */
export function addEarlyHandlers(): void {
  const turn = (card: HTMLElement) => {
    const face = card.dataset.face === 'back' ? 'front' : 'back';
    card.dataset.face = face;
    for (const side of card.querySelectorAll<HTMLElement>('.face')) side.inert = !side.matches(`.${face}`);
    // Move focus to the visible face; it was inert until now.
    card.querySelector<HTMLElement>(`.${face} .turn`)?.focus({ preventScroll: true });
  };
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const card = target.closest('.turn')?.closest<HTMLElement>('.flip');
    if (card) turn(card);
  };
  document.addEventListener('click', press, true);
}
