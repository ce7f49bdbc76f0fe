import { icons } from '../../media/drawings/icons.ts';
import { palette } from '../../media/drawings/palette.ts';

export function webManifest(name: string): string {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: palette.bg,
    theme_color: palette.bg,
    icons: icons
      .filter(({ purpose }) => purpose !== null)
      .map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
