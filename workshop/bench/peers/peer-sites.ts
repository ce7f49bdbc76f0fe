import path from 'node:path';
import { type PeerPage, withComponents } from './components.ts';
import { write } from './markup.ts';

/** A site of another framework: its sources, the command that builds them, and where the files then are. */
export type PeerSite = {
  name: string;
  /** Text by file, beside `src/bar.jsx`, `src/flip-card.jsx` and `src/site.css`, which all have. */
  sources: (pages: PeerPage[]) => Record<string, string>;
  command: string[];
  built: string;
};

const imports = (file: string) => {
  const up = path.relative(path.dirname(file), 'src');
  return `import { Bar } from '${up}/bar.jsx';\nimport { FlipCard } from '${up}/flip-card.jsx';\n`;
};

const component = (file: string, { markup: { head, body } }: PeerPage, withHead: boolean) => `${imports(file)}
export default function Page() {
  return <>${withHead ? write(head, 'react') : ''}${write(withComponents(body), 'react')}</>;
}
`;

/** Islands: the bar at once, the cards when they are seen; style in the page. */
const astro: PeerSite = {
  name: 'Astro + React islands',
  command: ['astro/bin/astro.mjs', 'build'],
  built: 'dist',
  sources: (pages) => ({
    'astro.config.mjs': `import react from '@astrojs/react';

export default {
  integrations: [react()],
  build: { inlineStylesheets: 'always' },
};
`,
    ...Object.fromEntries(
      pages.map(({ address, markup: { head, body } }) => {
        const file = `src/pages${address}.astro`;
        const live = withComponents(body, { bar: 'client:load', card: 'client:visible' });
        return [
          file,
          `---
import '${path.relative(path.dirname(file), 'src')}/site.css';
${imports(file)}---
<!doctype html>
<html lang="en"><head>${write(head, 'astro')}</head><body>${write(live, 'astro')}</body></html>
`,
        ];
      }),
    ),
  }),
};

/** Static export with server components; only bar and cards are for the browser. Style in the page. */
const next: PeerSite = {
  name: 'Next.js static export',
  command: ['next/dist/bin/next', 'build'],
  built: 'out',
  sources: (pages) => ({
    'next.config.mjs': `export default {
  output: 'export',
  trailingSlash: true,
  experimental: { inlineCss: true },
  turbopack: { root: new URL('..', import.meta.url).pathname },
};
`,
    'app/layout.jsx': `import '../src/site.css';

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    ...Object.fromEntries(
      pages.map((page) => {
        const file = `app${page.address}/page.jsx`;
        return [file, component(file, page, true)];
      }),
    ),
  }),
};

/** Everything drawn in the browser: per page an almost empty document, which links to style and script. */
const vite: PeerSite = {
  name: 'Vite single-page app',
  command: ['vite/bin/vite.js', 'build'],
  built: 'dist',
  sources: (pages) => ({
    'vite.config.js': `import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { rolldownOptions: { input: ${JSON.stringify(pages.map(({ address }) => `.${address}/index.html`))} } },
};
`,
    ...Object.fromEntries(
      pages.flatMap((page) => {
        const file = `.${page.address}/main.jsx`;
        const up = path.relative(path.dirname(file), '.');
        return [
          [
            file,
            `import '${up}/src/site.css';
import { createRoot } from 'react-dom/client';
import Page from './page.jsx';

createRoot(document.getElementById('root')).render(<Page />);
`,
          ],
          [`.${page.address}/page.jsx`, component(file, page, false)],
          [
            `.${page.address}/index.html`,
            `<!doctype html>
<html lang="en"><head>${write(page.markup.head, 'html')}</head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>
`,
          ],
        ];
      }),
    ),
  }),
};

export const peerSites = [astro, next, vite];
