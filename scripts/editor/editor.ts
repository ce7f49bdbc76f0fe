import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { fileErrors } from '../content/content-errors.ts';
import { editorConfig } from './editor-config.ts';
import { inOrderOf, postInOrderOf } from './saved-layout.ts';

const editable =
  /^(?:content\/(?:[a-z]{2}\/(?:(?:posts|legal)\/)?)?[\w-]+\.(?:json|md)|public\/pictures\/[\w-]+\.(?:svg|png|jpg|webp|avif))$/;

// The editor sets inline styles.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' data: blob:; base-uri 'none'; frame-ancestors 'self'";
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/favicon.svg"><style>body{margin:0;display:flex;height:100vh}iframe{border:0;width:max(60%,64.25rem)}iframe+iframe{flex:1;min-width:20rem}</style><body>${body}</body></html>`;
const frames = page(
  'Edit the site',
  '<iframe src="/__edit/form" title="Editor"></iframe><iframe src="/" name="site" title="The page"></iframe>',
);
const form = page('Editor', '<script type="module" src="/scripts/editor/editor-folder.ts"></script>');

const checkContent = path.resolve(import.meta.dirname, '../content/check-content.ts');
const packages = path.resolve(import.meta.dirname, '../../node_modules');
const readPackage = (file: string) => readFileSync(path.join(packages, '@sveltia/cms', file), 'utf8');
/** The advice to try again later does not help after a refused save. */
const REMEDY = [
  /(saving_entry"?:\s*\{"?error"?:\s*\{[^}]*description"?:\s*)(["`]).*?\2/,
  '$1$2This is not saved yet. Do as it says below, and save again.$2',
] as const;
const REPLACEMENTS = [
  REMEDY,
  [/https:\/\/unpkg\.com\/@sveltia\/cms/g, '/__edit/cms'],
  // After a refused save the editor forgets which languages a post lacks, and fails when one is enabled.
  [/(\w+\.validities)=(\w+),(\w+\.\w+)=(\w+)/, 'Object.assign($1,$2),Object.assign($3,$4)'],
  [/url\(https:[^)]*?\/fonts\/material-symbols-outlined[^)]*\)/g, 'url(/__edit/icons.woff2)'],
  [/url\(https:[^)]*?\/fonts\/[^)]*\)/g, 'local(sans-serif)'],
] as const;

/** @throws Error if the editor has nothing to replace, as after an upgrade */
export function replaced(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((changed, [pattern, replacement]) => {
    if (!changed.match(pattern))
      throw new Error(`@sveltia/cms has no ${pattern} to replace: correct it, or take the version before`);
    return changed.replace(pattern, replacement);
  }, text);
}
const icons =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

/** Characters that keyboards lack: in French a no-break space before : ; ! ? » and after «, everywhere curly apostrophes. */
function typeset(file: string, text: string): string {
  const curly = text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
  if (!file.startsWith('content/fr/')) return curly;
  return curly.replaceAll(/(?<=[\p{L}\p{N})}%€”»’]) (?=[:;!?»])/gu, '\u00a0').replaceAll('« ', '«\u00a0');
}

function layOut(root: string, file: string, text: string): string {
  const place = path.join(root, file);
  const old = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  if (file.endsWith('.md')) return postInOrderOf(old ?? '', text);
  const before: unknown = old && JSON.parse(old);
  const next = inOrderOf(before, JSON.parse(text));
  if (old !== undefined && isDeepStrictEqual(before, next)) return old;
  const input = JSON.stringify(next, null, 2);
  const biome = [path.join(packages, '@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=saved.json'];
  return execFileSync(process.execPath, biome, { cwd: root, input, encoding: 'utf8' });
}

const notEditable = (file: string) =>
  `${file} is not for the editor. A picture is an SVG, PNG, JPG, WebP or AVIF file with a name of a to z, 0 to 9, - and _`;

/** @throws Error if the file is not for the editor, or no more as the editor loaded it */
async function readChange(root: string, file: string, parts: FormDataEntryValue[]) {
  if (!editable.test(file)) throw new Error(notEditable(file));
  const bytes = parts.map(async (part) => Buffer.from(await new Response(part).arrayBuffer()));
  const [sent = Buffer.of(), loaded] = await Promise.all(bytes);
  const place = path.join(root, file);
  const present = existsSync(place) ? readFileSync(place) : undefined;
  if (loaded ? !present?.equals(loaded) : present)
    throw new Error(`${file} has changed since the editor read it: copy what you wrote, and reload the page`);
  const next = file.startsWith('content/')
    ? Buffer.from(layOut(root, file, typeset(file, sent.toString())))
    : sent;
  return { file, place, next, hasChanged: !present?.equals(next) };
}

/**
 * Saves all files or none, each sent as it is to be and, unless new, as it was loaded. @returns those that have changed
 * @throws Error with a line for each mistake
 */
async function saveFiles(root: string, sent: FormData): Promise<string[]> {
  const files = [...new Set(sent.keys())];
  const all = await Promise.all(files.map((file) => readChange(root, file, sent.getAll(file))));
  const texts = all.filter(({ file }) => file.startsWith('content/'));
  const edited = Object.fromEntries(texts.map(({ file, next }) => [file, next.toString()]));
  const errors = new Set(texts.flatMap(({ file }) => fileErrors(root, file, edited)));
  if (errors.size > 0) throw new Error([...errors].join('\n'));
  const changes = all.filter(({ hasChanged }) => hasChanged);
  for (const { place, next } of changes) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.part`, next);
  }
  for (const { place } of changes) renameSync(`${place}.part`, place);
  return changes.map(({ place }) => place);
}

export const contentMistakes = (): string =>
  spawnSync(process.execPath, [checkContent], { encoding: 'utf8' }).stderr;

/** Writes to this machine, so it accepts only its own pages' requests on localhost: docs/decisions/0017. */
export function createEditor(root: string, onWritten: (file: string) => void): Hono {
  const program = replaced(readPackage('dist/sveltia-cms.mjs'), REPLACEMENTS);
  const editor = new Hono().basePath('/__edit');
  editor.use(async (context, next) => {
    const { hostname, origin } = new URL(context.req.url);
    const from = context.req.header('origin') ?? (context.req.method === 'GET' ? origin : undefined);
    const site = context.req.header('sec-fetch-site') ?? 'same-origin';
    const isOurs = ['localhost', '127.0.0.1'].includes(hostname) && from === origin;
    if (!isOurs || !['same-origin', 'none'].includes(site))
      return context.text('The editor answers its own page only', 403);
    await next();
    context.header('content-security-policy', policy);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
  });
  editor.get('/', (context) => context.html(frames));
  editor.onError((error, { req, text }) =>
    text((req.method === 'GET' && contentMistakes()) || error.message, 422),
  );
  editor.get('/form', (context) => {
    editorConfig(root);
    return context.html(form);
  });
  editor.get('/config.json', (context) => context.json(editorConfig(root)));
  editor.get('/sveltia-cms.mjs', (context) =>
    context.body(program, 200, { 'content-type': 'text/javascript' }),
  );
  editor.get('/:package{cms[^/]*}/:file{package.json|locales/[\\w-]+.json}', (context) => {
    const file = context.req.param('file');
    const text = replaced(readPackage(file), file === 'package.json' ? [] : [REMEDY]);
    return context.body(text, 200, { 'content-type': 'application/json' });
  });
  editor.get('/icons.woff2', (context) =>
    context.body(readFileSync(path.join(packages, icons)), 200, { 'content-type': 'font/woff2' }),
  );
  editor.get('/files', (context) =>
    context.json(
      globSync('{content,public/pictures}/**/*', { cwd: root })
        .filter((file) => editable.test(file))
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
    if (!editable.test(file)) return context.text(notEditable(file), 403);
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
