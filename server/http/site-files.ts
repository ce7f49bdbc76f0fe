import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Next } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type Form, sendPart, sendWhole } from './byte-range.ts';
import type { Site } from './open-site.ts';
import { contentSecurityPolicy } from './page-policy.ts';
import type { ToolIds } from './tool-hosts.ts';

/** Encodings that the build has written beside the files, best first, with the ending of their names. */
const encodings = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const;

/** What is made for machines: a search engine reads it, and never shows it as a page. */
const forMachines = new Set(['.data', '.json', '.txt', '.webmanifest', '.xml']);

type SiteFile = {
  /** The file itself under the empty name, and its precompressed variants by encoding. */
  variants: Map<string, Form>;
  type: string;
  tag: string;
  policy: string | undefined;
  forMachines: boolean;
};

/** Every file of the built client, by the path that asks for it; pages under their own path without `index.html`. */
export type SiteFiles = Map<string, SiteFile>;

/**
 * Reads the built files once, at start: what is not among them is not served. They stay in memory, some 25 MB: no request
 * waits for the disk, and whoever reads slowly holds nothing but his connection.
 */
export async function listSiteFiles(directory: string, tools: ToolIds): Promise<SiteFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files: SiteFiles = new Map();
  for (const name of names) {
    const extension = path.extname(name);
    if (encodings.some(([, ending]) => ending === extension)) continue;
    files.set(pathOf(path.relative(directory, name)), await describe(name, names, tools));
  }
  return files;
}

function pathOf(name: string): string {
  return `/${name.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
}

async function describe(name: string, names: ReadonlySet<string>, tools: ToolIds): Promise<SiteFile> {
  const content = await readFile(name);
  const variants: SiteFile['variants'] = new Map([['', content]]);
  for (const [encoding, ending] of encodings) {
    if (names.has(name + ending)) variants.set(encoding, await readFile(name + ending));
  }
  const extension = path.extname(name);
  return {
    variants,
    type: typeOf(name),
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    policy: extension === '.html' ? contentSecurityPolicy(content.toString('utf8'), tools) : undefined,
    forMachines: forMachines.has(extension),
  };
}

function typeOf(name: string): string {
  // The feed of a language is called so.
  if (path.basename(name) === 'feed.xml') return 'application/atom+xml; charset=utf-8';
  if (name.endsWith('.data')) return 'text/x-script; charset=utf-8';
  return getMimeType(name) ?? 'application/octet-stream';
}

/** What a request asks for, without a language prefix that it lacks: a bare page is the page of the visitor's language. */
function find(
  request: Request,
  files: SiteFiles,
  site: Site,
): { file: SiteFile | undefined; negotiated: boolean } {
  const { pathname } = new URL(request.url);
  if (site.prefixOf(pathname) || !isPage(pathname, files))
    return { file: files.get(pathname), negotiated: false };
  const language = site.negotiateLanguage(request);
  const prefixed = `/${language}${pathname}`.replace(/\/(_\.data)?$/, (_, data) => (data ? '.data' : ''));
  const own = language === 'en' ? undefined : files.get(prefixed);
  return { file: own ?? files.get(pathname), negotiated: true };
}

function isPage(pathname: string, files: SiteFiles): boolean {
  return pathname.endsWith('.data') || files.get(pathname)?.policy !== undefined;
}

/**
 * The one spelling of a path: no slash too many, and where a file of ours is meant, its own letters: the router takes
 * `/PRIVACY` and `/f%72` for pages too, and would render them anew for whoever asks.
 */
function spelling(pathname: string, files: SiteFiles): string {
  const tidy = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (files.has(tidy)) return tidy;
  // The names of our files are plain ASCII: where anything else is encoded, none of them is meant.
  const letters = tidy.replace(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const plain = letters
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return files.has(plain) ? plain : tidy;
}

/** Serves a file of the build, in the visitor's language and encoding; passes on what is no file. */
export async function serveFile(context: Context, next: Next, files: SiteFiles, site: Site) {
  const request = context.req.raw;
  const { pathname, search } = new URL(request.url);
  const tidy = spelling(pathname, files);
  // One address per page; and `//elsewhere/` must not become a redirect to another host.
  if (tidy !== pathname) return context.redirect(tidy + search, 308);
  const { file, negotiated } = find(request, files, site);
  if (!file) return next();

  const prefix = site.prefixOf(pathname);
  const choice = prefix && file.policy ? site.setLanguageCookie(prefix) : undefined;
  if (search && site.answersQuery(pathname)) {
    await next();
    if (choice) context.header('Set-Cookie', choice, { append: true });
    return;
  }
  const headers = new Headers({ 'Content-Type': file.type, ETag: entityTag(file) });
  headers.set('Vary', negotiated ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding');
  headers.set('Cache-Control', cachePolicy(pathname, negotiated));
  if (file.policy) headers.set('Content-Security-Policy', file.policy);
  if (file.forMachines) headers.set('X-Robots-Tag', 'noindex');
  if (choice) headers.append('Set-Cookie', choice);
  if (request.headers.get('if-none-match')?.includes(file.tag))
    return new Response(null, { status: 304, headers });

  const [encoding, variant] = choose(file, request.headers.get('accept-encoding') ?? '');
  if (encoding) headers.set('Content-Encoding', encoding);
  return hasOneForm(file) ? sendPart(variant, headers, request) : sendWhole(variant, headers, request);
}

/** A picture or a film has no compressed forms: the same bytes for everyone, so that parts of it fit together. */
const hasOneForm = ({ variants }: SiteFile) => variants.size === 1;

/** Weak where the forms of a file differ in their bytes. */
function entityTag(file: SiteFile): string {
  return hasOneForm(file) ? `"${file.tag}"` : `W/"${file.tag}"`;
}

/** Files whose name carries their hash stay for a year; everything else is asked for again, cheaply, by its tag. */
function cachePolicy(pathname: string, negotiated: boolean): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return negotiated ? 'private, no-cache' : 'public, no-cache';
}

function choose(file: SiteFile, accepted: string): [string, Form] {
  const wanted = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  for (const [encoding] of encodings) {
    const variant = file.variants.get(encoding);
    if (variant && wanted.includes(encoding)) return [encoding, variant];
  }
  const plain = file.variants.get('');
  if (!plain) throw new Error('a listed file has lost its plain form');
  return ['', plain];
}
