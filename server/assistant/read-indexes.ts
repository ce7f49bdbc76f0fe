import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AssistantIndex, assistantIndexSchema } from './assistant-index.ts';

/**
 * The index files of a folder, one for each language.
 * @throws Error where the folder has none, or one of them is not what the build writes
 */
export function readIndexes(folder: string): AssistantIndex[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`${folder} has no index of the assistant: build the site`);
  return names.map((name) =>
    assistantIndexSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
}
