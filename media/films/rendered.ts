import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * The fingerprint of each film in public/films, by the stem of its files: what its frames were when it was rendered; and, as
 * `colours`, that of the brand (`npm run launch-check` reads it).
 */
const file = path.resolve(import.meta.dirname, 'rendered.json');
const schema = z.record(z.string(), z.string());

export function readRendered(): Record<string, string> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export async function writeRendered(fingerprints: Record<string, string>): Promise<void> {
  const sorted = Object.entries(fingerprints).toSorted(([one], [other]) => one.localeCompare(other));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
