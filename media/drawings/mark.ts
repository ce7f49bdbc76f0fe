import { mark, palette } from './palette.ts';
import { fillPath, picture } from './pen.ts';

export const markSide = mark.side;

/** The colours on a dark background, as in app/components/layout/footer.css. */
const onDark = { water: 'deep-accent', ore: 'deep-ore', ink: 'on-deep' } as const;
const roles = ['water', 'ore', 'ink'] as const;

export function drawMark(colourOf = (role: (typeof roles)[number]) => palette[role]): string {
  return mark.shapes.map(({ colour, path }) => fillPath(path, colourOf(colour))).join('');
}

export function markPicture(): string {
  const variables = (theme: (role: (typeof roles)[number]) => string) =>
    roles.map((role) => `--${role}:${theme(role)}`).join(';');
  const [day, night] = [variables((role) => palette[role]), variables((role) => palette[onDark[role]])];
  const style = `<style>svg{${day}}@media(prefers-color-scheme:dark){svg{${night}}}</style>`;
  return picture(markSide, markSide, style + drawMark((role) => `var(--${role})`));
}
