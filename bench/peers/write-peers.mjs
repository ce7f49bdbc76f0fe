// Runs beside the installed packages: node write-peers.mjs <client> <address>
// Writes a page of the built site as an Astro, a Next.js and a Vite project with the same markup and style. The
// navigation bar and the cards that turn are client components, everything else is static where the framework can.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsx, toJs } from 'estree-util-to-js';
import { fromHtml } from 'hast-util-from-html';
import { toEstree } from 'hast-util-to-estree';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

const [client, address] = process.argv.slice(2);
const shown =
  /\/client(?:$|\/(?:assets$|pictures|films|icons|favicon\.svg$|site\.webmanifest$|assets\/.+\.woff2$))/;
const live = ['nav', 'flip'];

const source = readFileSync(path.join(client, address, 'index.html'), 'utf8');
const [css = ''] = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/.exec(source);

/** The result is changed, so each call parses anew. */
function childrenOf(name) {
  const html = source
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  let found;
  visit(fromHtml(html), { tagName: name }, (element) => {
    found ??= element;
  });
  return found.children;
}

function replaceLive(tree, by) {
  visit(tree, 'element', (element, index, parent) => {
    if (!live.includes(element.properties.className?.[0])) return;
    parent.children[index] = by(element);
    return SKIP;
  });
  return tree;
}

const attributes = ({ tagName, properties }) => [
  ['as', tagName],
  ['className', properties.className[0]],
];

function asJsx(children) {
  const tree = replaceLive({ type: 'root', children }, (element) => ({
    type: 'mdxJsxFlowElement',
    name: 'Live',
    attributes: attributes(element).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: element.children,
  }));
  return toJs(toEstree(tree), { handlers: jsx }).value.trim().replace(/;$/, '');
}

function asAstro(children) {
  const parts = [];
  const tree = replaceLive({ type: 'root', children }, (element) => {
    parts.push(element);
    return { type: 'comment', value: 'live' };
  });
  const raw = (html) => `<Fragment set:html={${JSON.stringify(html)}} />`;
  return toHtml(tree)
    .split('<!--live-->')
    .map((html, index) => {
      const part = parts[index - 1];
      if (!part) return raw(html);
      const when = part.tagName === 'li' ? 'visible' : 'load';
      const given = attributes(part).map(([name, value]) => `${name}="${value}"`);
      return `<Live client:${when} ${given.join(' ')}>${raw(toHtml(part.children))}</Live>${raw(html)}`;
    })
    .join('');
}

const head = toHtml(childrenOf('head'));
const page = (children) =>
  `import { Live } from '~/live.jsx';\n\nexport default function Page() {\n  return (${asJsx(children)});\n}\n`;

const peers = {
  astro: {
    'astro.config.mjs': `import react from '@astrojs/react';\nexport default { integrations: [react()], build: { inlineStylesheets: 'always' } };\n`,
    [`src/pages${address}.astro`]: `---\nimport '~/site.css';\nimport { Live } from '~/live.jsx';\n---\n<!doctype html>\n<html lang="en"><head><Fragment set:html={${JSON.stringify(head)}} /></head><body>${asAstro(childrenOf('body'))}</body></html>\n`,
  },
  next: {
    'next.config.mjs': `export default { output: 'export', trailingSlash: true, experimental: { inlineCss: true }, turbopack: { root: new URL('..', import.meta.url).pathname } };\n`,
    'app/layout.jsx': `import '~/site.css';\n\nexport default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
    [`app${address}/page.jsx`]: page([...childrenOf('head'), ...childrenOf('body')]),
  },
  vite: {
    'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], build: { rolldownOptions: { input: '.${address}/index.html' } } };\n`,
    [`.${address}/page.jsx`]: page(childrenOf('body')),
    [`.${address}/main.jsx`]: `import '~/site.css';\nimport { createRoot } from 'react-dom/client';\nimport Page from './page.jsx';\n\ncreateRoot(document.getElementById('root')).render(<Page />);\n`,
    [`.${address}/index.html`]: `<!doctype html>\n<html lang="en"><head>${head}</head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>\n`,
  },
};

for (const [name, files] of Object.entries(peers)) {
  rmSync(name, { recursive: true, force: true });
  cpSync(client, `${name}/public`, { recursive: true, filter: (file) => shown.test(file) });
  const sources = { ...files, 'src/site.css': css, 'src/live.jsx': readFileSync('live.jsx', 'utf8') };
  // Astro reads from package.json which packages it bundles.
  sources['package.json'] = readFileSync('package.json', 'utf8');
  for (const [file, text] of Object.entries(sources)) {
    const depth = '../'.repeat(path.normalize(file).split('/').length - 1) || './';
    mkdirSync(path.dirname(path.join(name, file)), { recursive: true });
    writeFileSync(path.join(name, file), text.replaceAll("'~/", `'${depth}src/`));
  }
}
