import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Hash of each film's frames when it was rendered, by file stem; `colours` is that of the brand. */
const file = path.resolve(import.meta.dirname, 'rendered.json');
const schema = z.record(z.string(), z.string());

export function readRendered(): Record<string, string> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export async function writeRendered(fingerprints: Record<string, string>): Promise<void> {
  const sorted = Object.entries(fingerprints).toSorted(([one], [other]) => one.localeCompare(other));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
