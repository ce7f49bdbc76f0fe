import { mark, palette } from './palette.ts';
import { fillPath, picture } from './pen.ts';

/** The side of the square in which the mark is drawn. */
export const markSide = mark.side;

/** What stands for each colour of the mark on a dark ground, as in app/layout/footer.css. */
const onDark = { water: 'deep-accent', ore: 'deep-ore', ink: 'on-deep' } as const;
const roles = ['water', 'ore', 'ink'] as const;

/** The mark by day, as shapes of an SVG. */
export function drawMark(colourOf = (role: (typeof roles)[number]) => palette[role]): string {
  return mark.shapes.map(({ colour, path }) => fillPath(path, colourOf(colour))).join('');
}

/** The mark as a file that knows both themes: what browsers show beside the title of the page. */
export function markPicture(): string {
  const say = (theme: (role: (typeof roles)[number]) => string) =>
    roles.map((role) => `--${role}:${theme(role)}`).join(';');
  const [day, night] = [say((role) => palette[role]), say((role) => palette[onDark[role]])];
  const style = `<style>svg{${day}}@media(prefers-color-scheme:dark){svg{${night}}}</style>`;
  return picture(markSide, markSide, style + drawMark((role) => `var(--${role})`));
}
