import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names every mistake in content/. Nothing may import content/ before. */
const project = path.resolve(import.meta.dirname, '../..');
const LANGUAGES = 'app/lib/i18n/languages.ts';
const REMEDY = 'Look for a comma or quotation mark missing here or at the end of the line above';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function jsonError(file: string, text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const line = /\(line (\d+)/.exec(messageOf(error))?.[1];
    const reason = messageOf(error)
      .replace(/ in JSON at position.*$/, '')
      .replaceAll(/\s+/g, ' ');
    return `${line ? `${file}:${line}` : file}: ${reason}. ${REMEDY}`;
  }
}

async function languageErrors(): Promise<string[]> {
  try {
    const { languages } = await import(`../../${LANGUAGES}`);
    const absent = languages.filter((name: string) => !existsSync(path.join(project, 'content', name)));
    const remedy = 'with site.json and home.json, or take out this line';
    return absent.map((name: string) => `${LANGUAGES}: ${name}: make the folder content/${name} ${remedy}`);
  } catch (error) {
    const [, line = ''] = /languages\.ts(:\d+)/.exec(error instanceof Error ? `${error.stack}` : '') ?? [];
    return [`${LANGUAGES}${line}: ${messageOf(error)}. ${REMEDY}`];
  }
}

// A step is imported once the step before has found nothing, because these modules import files of content/.
const steps = [
  languageErrors,
  async () => (await import('./shared-schemas.ts')).sharedErrors(project),
  async () => (await import('./content-errors.ts')).textFileErrors(project),
];
if (import.meta.main) {
  const files = globSync('content/**/*.json', { cwd: project }).sort();
  let errors = files.flatMap((file) => jsonError(file, readFileSync(path.join(project, file), 'utf8')) ?? []);
  for (const find of steps) if (errors.length === 0) errors = await find();
  if (errors.length > 0) process.stderr.write(`Mend this first:\n${errors.join('\n')}\n`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
