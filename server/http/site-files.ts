import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Next } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Sources } from '../analytics-tools.ts';
import { type Form, sendPart, sendWhole } from './byte-range.ts';
import type { Site } from './open-site.ts';
import { contentSecurityPolicy } from './page-policy.ts';

/** Preferred first. */
const encodings = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const;

/** Never indexed as pages. */
const forMachines = new Set(['.data', '.json', '.txt', '.webmanifest', '.xml']);

type SiteFile = {
  /** By encoding; '' is the uncompressed file. */
  variants: Map<string, Form>;
  type: string;
  tag: string;
  policy: string | undefined;
  forMachines: boolean;
};

export type SiteFiles = Map<string, SiteFile>;

/** Some 25 MB in memory; nothing else is served. */
export async function listSiteFiles(directory: string, toolHosts: Sources): Promise<SiteFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files: SiteFiles = new Map();
  for (const name of names) {
    const extension = path.extname(name);
    if (encodings.some(([, ending]) => ending === extension)) continue;
    files.set(pathOf(path.relative(directory, name)), await describe(name, names, toolHosts));
  }
  return files;
}

function pathOf(name: string): string {
  return `/${name.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
}

async function describe(name: string, names: ReadonlySet<string>, toolHosts: Sources): Promise<SiteFile> {
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
    policy: extension === '.html' ? contentSecurityPolicy(content.toString('utf8'), toolHosts) : undefined,
    forMachines: forMachines.has(extension),
  };
}

function typeOf(name: string): string {
  if (path.basename(name) === 'feed.xml') return 'application/atom+xml; charset=utf-8';
  if (name.endsWith('.data')) return 'text/x-script; charset=utf-8';
  return getMimeType(name) ?? 'application/octet-stream';
}

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

/** The router would also render `/PRIVACY` and `/f%72`. */
function spelling(pathname: string, files: SiteFiles): string {
  const tidy = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (files.has(tidy)) return tidy;
  // Names of built files are ASCII.
  const submissions = tidy.replace(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const plain = submissions
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return files.has(plain) ? plain : tidy;
}

export async function serveFile(context: Context, next: Next, files: SiteFiles, site: Site) {
  const request = context.req.raw;
  const { pathname, search } = new URL(request.url);
  const tidy = spelling(pathname, files);
  // Keeps `//elsewhere/` from redirecting to another host.
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

/** Media have no compressed variants. */
const hasOneForm = ({ variants }: SiteFile) => variants.size === 1;

/** Weak if the variants differ in their bytes. */
function entityTag(file: SiteFile): string {
  return hasOneForm(file) ? `"${file.tag}"` : `W/"${file.tag}"`;
}

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
