import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barSource, type PeerPage } from './components.ts';
import type { PeerSite } from './peer-sites.ts';

/** What pages show beside their text; in the peers' sources it is their `public`. */
const shown =
  /\/client(?:$|\/(?:assets$|pictures|films|icons|favicon\.svg$|site\.webmanifest$|assets\/.+\.woff2$))/;

/**
 * Writes a peer's sources beside the packages and builds them.
 * @returns the folder of its files
 * @throws Error with what the build said
 */
export function buildPeer(
  site: PeerSite,
  pages: [PeerPage, ...PeerPage[]],
  packages: string,
  client: string,
) {
  const [command = ''] = site.command;
  const folder = path.join(packages, path.dirname(command).split('/')[0] ?? '');
  rmSync(folder, { recursive: true, force: true });
  cpSync(client, path.join(folder, 'public'), { recursive: true, filter: (file) => shown.test(file) });
  const sources = {
    ...site.sources(pages),
    'src/bar.jsx': barSource(pages[0]),
    'src/site.css': pages[0].markup.css,
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  cpSync(path.join(import.meta.dirname, 'flip-card.jsx'), path.join(folder, 'src/flip-card.jsx'));
  cpSync(path.join(import.meta.dirname, 'packages.json'), path.join(folder, 'package.json'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(packages, 'node_modules', command), ...site.command.slice(1)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`${site.name} could not be built: ${stdout}${stderr}`);
  return path.join(folder, site.built);
}
