import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markPicture } from '../../media/drawings/mark.ts';
import { nightPalette, type Palette, palette } from '../../media/drawings/palette.ts';

/** Paints the favicon, pictures of posts and scenes of films into `public`, in the brand's colours. */
const drawings = path.resolve(import.meta.dirname, '../../media/pictures');
const destination = path.resolve(import.meta.dirname, '../../public');

await mkdir(path.join(destination, 'pictures'), { recursive: true });
await writeFile(path.join(destination, 'favicon.svg'), markPicture());
for (const file of (await readdir(drawings)).filter((name) => name.endsWith('.svg'))) {
  const drawing = await readFile(path.join(drawings, file), 'utf8');
  await writeFile(path.join(destination, 'pictures', file), inBothThemes(drawing));
}

/** Adds the colours that a drawing names. `var(--ore)` follows the theme, `var(--day-ore)` does not. */
function inBothThemes(drawing: string): string {
  const coloursWith = (prefix: string, colours: Palette) =>
    Object.entries(colours).map(([role, colour]): [string, string] => [prefix + role, colour]);
  const fixed = [...coloursWith('day-', palette), ...coloursWith('night-', nightPalette)];
  const variables = (colours: [string, string][]) =>
    `svg{${colours.flatMap(([name, colour]) => (drawing.includes(`var(--${name})`) ? `--${name}:${colour}` : [])).join(';')}}`;
  const day = variables([...fixed, ...coloursWith('', palette)]);
  const night = variables(coloursWith('', nightPalette));
  return drawing.replace('>', () => `><style>${day}@media(prefers-color-scheme:dark){${night}}</style>`);
}
