import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileErrors } from '../content/content-errors.ts';
import { layOut } from './saved-layout.ts';

const EDITABLE =
  /^(?:content\/(?:[a-z]{2}\/(?:(?:posts|legal)\/)?)?[\w-]+\.(?:json|md)|public\/pictures\/[\w-]+\.(?:svg|png|jpg|webp|avif))$/;

export const isEditable = (file: string) => EDITABLE.test(file);

export const notEditable = (file: string) =>
  `${file} is not for the editor. A picture is an SVG, PNG, JPG, WebP or AVIF file with a name of a to z, 0 to 9, - and _`;

/**
 * Saves all files or none. `sent` has the new content of each file, then the loaded content, unless the file is new.
 * @returns the changed files @throws Error with a line for each mistake
 */
export async function saveFiles(root: string, sent: FormData): Promise<string[]> {
  const files = [...new Set(sent.keys())];
  const all = await Promise.all(files.map((file) => readChange(root, file, sent.getAll(file))));
  const texts = all.filter(({ file }) => file.startsWith('content/'));
  const edited = Object.fromEntries(texts.map(({ file, next }) => [file, next.toString()]));
  const errors = new Set(texts.flatMap(({ file }) => fileErrors(root, file, edited)));
  if (errors.size > 0) throw new Error([...errors].join('\n'));
  const changes = all.filter(({ hasChanged }) => hasChanged);
  for (const { place, next } of changes) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.part`, next);
  }
  for (const { place } of changes) renameSync(`${place}.part`, place);
  return changes.map(({ place }) => place);
}

/** @throws Error if the file is not editable, or has changed since the editor loaded it */
async function readChange(root: string, file: string, parts: FormDataEntryValue[]) {
  if (!isEditable(file)) throw new Error(notEditable(file));
  const bytes = parts.map(async (part) => Buffer.from(await new Response(part).arrayBuffer()));
  const [sent = Buffer.of(), loaded] = await Promise.all(bytes);
  const place = path.join(root, file);
  const present = existsSync(place) ? readFileSync(place) : undefined;
  if (loaded ? !present?.equals(loaded) : present)
    throw new Error(`${file} has changed since the editor read it: copy what you wrote, and reload the page`);
  const next = file.startsWith('content/')
    ? Buffer.from(layOut(root, file, typeset(file, sent.toString()), present?.toString()))
    : sent;
  return { file, place, next, hasChanged: !present?.equals(next) };
}

/** Sets characters that keyboards lack: curly apostrophes, and in French a no-break space before : ; ! ? » and after «. */
function typeset(file: string, text: string): string {
  const curly = text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
  if (!file.startsWith('content/fr/')) return curly;
  return curly.replaceAll(/(?<=[\p{L}\p{N})}%€”»’]) (?=[:;!?»])/gu, '\u00a0').replaceAll('« ', '«\u00a0');
}
