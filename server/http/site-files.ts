import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import type { ToolHosts } from '../analytics-tools.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Site } from './open-site.ts';

const encodings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** Search engines must never list these as pages. */
const machineExtensions = ['.data', '.json', '.txt', '.webmanifest', '.xml'];
export const textExtensions = new Set(['.html', '.js', '.css', '.svg', ...machineExtensions]);

type SiteFile = {
  /** The preferred encoding is first, `identity` last. Media have none, since they are read from disk in ranges. */
  variants: Map<string, Uint8Array<ArrayBuffer>>;
  /** An entity tag is this hash followed by the encoding. */
  hash: string;
  headers: Record<string, string>;
  isPage: boolean;
};

export type SiteFiles = { byPath: Map<string, SiteFile>; directory: string };

/** Texts and their compressed variants, some 15 MB, stay in memory. Only listed files are served. */
export async function listSiteFiles(directory: string, toolHosts: ToolHosts): Promise<SiteFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const byPath: SiteFiles['byPath'] = new Map();
  for (const name of names) {
    if (Object.values<string>(encodings).includes(path.extname(name))) continue;
    const address = `/${path.relative(directory, name).split(path.sep).join('/')}`;
    byPath.set(address.replace(/\/index\.html$/, '') || '/', await readSiteFile(name, names, toolHosts));
  }
  return { byPath, directory };
}

async function readSiteFile(
  name: string,
  names: ReadonlySet<string>,
  toolHosts: ToolHosts,
): Promise<SiteFile> {
  const content = await readFile(name);
  const variants: SiteFile['variants'] = new Map();
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (names.has(name + ending)) variants.set(encoding, await readFile(name + ending));
  }
  const extension = path.extname(name);
  if (textExtensions.has(extension)) variants.set('identity', content);
  const isPage = extension === '.html';
  return {
    variants,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    headers: {
      'Content-Type': typeOf(name),
      ...(isPage && { 'Content-Security-Policy': contentSecurityPolicy(content.toString(), toolHosts) }),
      ...(machineExtensions.includes(extension) && { 'X-Robots-Tag': 'noindex' }),
    },
    isPage,
  };
}

function typeOf(name: string): string {
  if (path.basename(name) === 'feed.xml') return 'application/atom+xml; charset=utf-8';
  if (name.endsWith('.data')) return 'text/x-script; charset=utf-8';
  return getMimeType(name) ?? 'application/octet-stream';
}

export function serveFiles({ byPath, directory }: SiteFiles, site: Site): MiddlewareHandler {
  const serveFromDisk = serveStatic({ root: directory });
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const normal = normalPath(pathname, byPath);
    // Without this, `//elsewhere/` would lead to another host.
    if (normal !== pathname) return context.redirect(normal + search, 308);
    const { file, isNegotiated } = findFile(context.req.raw, pathname, byPath, site);
    if (!file) return next();
    if (search && site.dependsOnQuery(pathname)) return next();
    return file.variants.size > 0
      ? serveVariant(file, context, isNegotiated)
      : serveMedium(file, context, serveFromDisk);
  };
}

function findFile(request: Request, pathname: string, byPath: SiteFiles['byPath'], site: Site) {
  const file = byPath.get(pathname);
  const isNegotiated = !site.prefixOf(pathname) && (file?.isPage || pathname.endsWith('.data'));
  if (!isNegotiated) return { file, isNegotiated };
  const language = site.negotiateLanguage(request);
  const prefixed = `/${language}${pathname}`.replace(/\/(_\.data)?$/, (_, data) => (data ? '.data' : ''));
  return { file: (language !== site.defaultLanguage && byPath.get(prefixed)) || file, isNegotiated };
}

/** The router would render `/PRIVACY` anew, and answer `/FR/about` with the home page. */
function normalPath(pathname: string, byPath: SiteFiles['byPath']): string {
  const normal = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const lower = normal.toLowerCase();
  return !byPath.has(normal) && byPath.has(lower) ? lower : normal;
}

function serveVariant(
  { variants, hash, headers: fileHeaders }: SiteFile,
  { req }: Context,
  isNegotiated: boolean,
) {
  const accepted = parseAccept(req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  const names = ['identity', ...accepted.map(({ type }) => type)];
  const [encoding = '', body] = [...variants].find(([name]) => names.includes(name)) ?? [];
  const headers = new Headers({ ...fileHeaders, ETag: `"${hash}-${encoding}"` });
  headers.set('Cache-Control', cachePolicy(req.path, isNegotiated));
  headers.set('Vary', isNegotiated ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding');
  if (isUnmodified(req, headers)) return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body?.length));
  return new Response(req.method === 'HEAD' ? null : body, { headers });
}

/** Safari plays a film only if it gets ranges. */
async function serveMedium(
  { hash, headers: fileHeaders }: SiteFile,
  context: Context,
  serveFromDisk: MiddlewareHandler,
) {
  const { req } = context;
  const headers = new Headers({ ...fileHeaders, ETag: `"${hash}"`, 'Accept-Ranges': 'bytes' });
  headers.set('Cache-Control', cachePolicy(req.path, false));
  if (isUnmodified(req, headers)) return new Response(null, { status: 304, headers });
  const ifRange = req.header('if-range');
  const isRange = /^bytes=(?:\d+-\d*|-\d+)$/.test(req.header('range') ?? '');
  if (!isRange || (ifRange && ifRange !== headers.get('etag'))) req.raw.headers.delete('range');
  const response = await serveFromDisk(context, async () => undefined);
  if (!response) throw new Error(`${req.path} is gone from the built site`);
  if (response.status === 416) headers.set('Cache-Control', 'no-store');
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

const isUnmodified = ({ raw }: Context['req'], headers: Headers) =>
  raw.headers.get('if-none-match')?.includes(headers.get('etag') ?? '') === true;

/** Shared caches keep it for an hour, and for a day while the site is down. Browsers ask each time. */
const SHARED = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=600, stale-if-error=86400';

function cachePolicy(pathname: string, isNegotiated: boolean): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return isNegotiated ? 'private, no-cache' : SHARED;
}
