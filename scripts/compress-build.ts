import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** Writes `.br`, `.zst` and `.gz` beside the built client's text files at the highest levels. */
const client = path.resolve(process.env.BUILD_DIRECTORY ?? 'build', 'client');
const texts = new Set(['.html', '.data', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

const encoders = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.zst': (text: Buffer) =>
    promisify(zstdCompress)(text, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

const entries = await readdir(client, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && texts.has(path.extname(entry.name)));
for (const entry of files) {
  const file = path.join(entry.parentPath, entry.name);
  const text = await readFile(file);
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => writeFile(file + ending, await encode(text))),
  );
}
process.stdout.write(`Compressed ${files.length} files\n`);
