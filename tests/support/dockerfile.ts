import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One step of a Dockerfile: `COPY`, and what stands behind it. */
export type Step = { instruction: string; rest: string };

/** The stages of a Dockerfile, by name; the last one, which has none, is the image: `''`. */
export function readStages(text: string): Map<string, Step[]> {
  const stages = new Map<string, Step[]>();
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? '', []);
    [...stages.values()].at(-1)?.push({ instruction, rest });
  }
  return stages;
}

/** The variables that a stage sets. */
export function variablesOf(steps: readonly Step[]): Record<string, string> {
  const words = steps
    .filter(({ instruction }) => instruction === 'ENV')
    .flatMap(({ rest }) => rest.split(' '));
  return Object.fromEntries(words.map((word) => [word.split('=')[0], word.slice(word.indexOf('=') + 1)]));
}

/** Whether a file reaches the build, by a list that first leaves out everything and then names what comes along. */
export function reachesBuild(file: string, ignoreList: string): boolean {
  let reaches = true;
  for (const line of ignoreList.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const isNamed = line.startsWith('!');
    const pattern = isNamed ? line.slice(1) : line;
    if (
      pattern === '*' ||
      file === pattern ||
      file.startsWith(`${pattern}/`) ||
      path.matchesGlob(file, pattern)
    )
      reaches = isNamed;
  }
  return reaches;
}

/** Every file of this house that a module needs, from one import to the next. */
export function importsOf(root: string, entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry) || !existsSync(path.join(root, entry))) return known.add(entry);
  known.add(entry);
  const text = readFileSync(path.join(root, entry), 'utf8');
  for (const [, to = ''] of text.matchAll(/(?:from|import\(?) ?'(\.[^']+\.tsx?)'/g)) {
    importsOf(root, path.join(path.dirname(entry), to), known);
  }
  return known;
}
