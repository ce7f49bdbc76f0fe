import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file that a static host may serve by itself. */
export type StaticFile = {
  /** What a visitor asks for, like `/fr/about`. */
  path: string;
  /** Where it is below the built client, like `/fr/about/index.html`. */
  file: string;
  /** The headers that belong to the file, as the site sends them. */
  headers: Record<string, string>;
};

const precompressed = /\.(?:br|gz|zst)$/;

/** Of one answer, of one connection, or of one form of the file: a static host makes these itself. */
const ofTheAnswer = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/**
 * Asks a running site for every file of its build, as a visitor's proxy would over https, and notes what it answers.
 * A file whose answer is the visitor's own (`private`: the page of a path without a language) is left out.
 * @param url the site's origin; it trusts one proxy
 * @param client the folder of the built client
 * @throws Error where the site does not serve a file of its build
 */
export async function listStaticFiles(url: string, client: string): Promise<StaticFile[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !precompressed.test(entry.name))
    .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const listed: StaticFile[] = [];
  for (const file of files) {
    const asked = file.replace(/\/index\.html$/, '') || '/';
    const response = await fetch(url + asked, {
      method: 'HEAD',
      headers: { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' },
      redirect: 'manual',
    });
    if (response.status !== 200)
      throw new Error(`${asked} is a file, but the site answers ${response.status}`);
    if (response.headers.get('cache-control')?.includes('private')) continue;
    listed.push({ path: asked, file, headers: ownHeaders(asked, response.headers) });
  }
  return listed;
}

function ownHeaders(asked: string, headers: Headers): Record<string, string> {
  if (headers.getSetCookie().length > 1)
    throw new Error(`${asked} sets two cookies: lists have room for one`);
  return Object.fromEntries([...headers].filter(([name]) => !ofTheAnswer.has(name)));
}
