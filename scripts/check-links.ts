import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { openSite } from '../server/http/open-site.ts';
import { deadLinks } from './site-files/dead-links.ts';
import { askSite, readSite } from './site-files/read-site.ts';

/**
 * A step of `npm run check`: renders every page from its sources and follows internal links. The build
 * repeats it with its own files.
 */
const project = path.resolve(import.meta.dirname, '..');
// Pages name fonts and pictures, which a fresh clone lacks.
if (!existsSync(path.join(project, 'app/lib/fonts/generated'))) await import('./cut-fonts.ts');
await import('./draw-pictures.ts');

const vite = await createVite({
  root: project,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side of the site');
const ask = askSite(openSite(await ssr.runner.import('virtual:react-router/server-build'), 'development'));
const pages = await readSite(ask);
const isFile = (file: string) => existsSync(path.join(project, 'public', file));
const dead = await deadLinks(pages, isFile, ask);
await vite.close();

const links = pages.reduce((sum, page) => sum + page.links.length, 0);
process.stderr.write(dead.map((line) => `${line}\n`).join(''));
process.stdout.write(`${pages.length} pages and ${links} links read, ${dead.length} lead nowhere\n`);
// A run without links is an error too.
process.exitCode = dead.length > 0 || links === 0 ? 1 : 0;
