import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { textExtensions } from '../../server/http/site-files.ts';

/** Writes `.br`, `.zst` and `.gz` beside each text file of the built client. */
const client = path.resolve(process.env.BUILD_DIRECTORY ?? 'build', 'client');
const encoders = {
  '.br': promisify(brotliCompress), // the default level is the highest
  '.zst': (text: Buffer) =>
    promisify(zstdCompress)(text, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !textExtensions.has(path.extname(entry.name))) continue;
  const file = path.join(entry.parentPath, entry.name);
  const text = await readFile(file);
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => writeFile(file + ending, await encode(text))),
  );
}
