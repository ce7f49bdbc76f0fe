import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { editorConfig } from './editor-config.ts';
import { patchedProgram } from './editor-program.ts';
import { isEditable, notEditable, saveFiles } from './save-files.ts';

// The editor sets inline styles.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' data: blob:; base-uri 'none'; frame-ancestors 'self'";
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/favicon.svg"><style>body{margin:0;display:flex;height:100vh}iframe{border:0;width:max(60%,64.25rem)}iframe+iframe{flex:1;min-width:20rem}</style><body>${body}</body></html>`;
const FRAMES = page(
  'Edit the site',
  '<iframe src="/__edit/form" title="Editor"></iframe><iframe src="/" name="site" title="The page"></iframe>',
);
/** The policy blocks fonts that Sveltia CMS would load from elsewhere. Only its icons need one. */
const ICONS = `<style>@font-face {
  font-family: 'Material Symbols Outlined';
  src: url(/node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2);
}</style>`;
const FORM = page('Editor', `${ICONS}<script type="module" src="/scripts/editor/editor-folder.ts"></script>`);

const checkContent = path.resolve(import.meta.dirname, '../content/check-content.ts');
export const contentMistakes = (): string =>
  spawnSync(process.execPath, [checkContent], { encoding: 'utf8' }).stderr;

/** The editor writes to this machine, so it accepts only requests from its own pages on localhost: docs/decisions/0017. */
export function createEditor(root: string, onWritten: (file: string) => void): Hono {
  const program = patchedProgram();
  const editor = new Hono().basePath('/__edit');
  editor.use(async (context, next) => {
    const { hostname, origin } = new URL(context.req.url);
    const from = context.req.header('origin') ?? (context.req.method === 'GET' ? origin : undefined);
    const site = context.req.header('sec-fetch-site') ?? 'same-origin';
    const isOurs = ['localhost', '127.0.0.1'].includes(hostname) && from === origin;
    if (!isOurs || !['same-origin', 'none'].includes(site))
      return context.text('The editor answers its own page only', 403);
    await next();
    context.header('content-security-policy', POLICY);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
  });
  editor.get('/', (context) => context.html(FRAMES));
  editor.onError((error, { req, text }) =>
    text((req.method === 'GET' && contentMistakes()) || error.message, 422),
  );
  editor.get('/form', (context) => {
    editorConfig(root);
    return context.html(FORM);
  });
  editor.get('/config.json', (context) => context.json(editorConfig(root)));
  editor.get('/sveltia-cms.mjs', (context) =>
    context.body(program, 200, { 'content-type': 'text/javascript' }),
  );
  editor.get('/files', (context) =>
    context.json(
      globSync('{content,public/pictures}/**/*', { cwd: root })
        .filter((file) => isEditable(file))
        .sort(),
    ),
  );
  editor.put('/files', async (context) => {
    const changed = await saveFiles(root, await context.req.formData());
    for (const place of changed) onWritten(place);
    return context.body(null, changed.length > 0 ? 201 : 204);
  });
  editor.on(['GET', 'DELETE'], '/files/:file{.+}', (context) => {
    const file = context.req.param('file');
    if (!isEditable(file)) return context.text(notEditable(file), 403);
    const place = path.join(root, file);
    if (context.req.method === 'GET') {
      const type = file.startsWith('public/') && getMimeType(file);
      return context.body(readFileSync(place), 200, { 'content-type': type || 'text/plain; charset=utf-8' });
    }
    rmSync(place, { force: true });
    onWritten(place);
    return context.body(null, 201);
  });
  return editor;
}
