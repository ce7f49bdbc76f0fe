import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The first step of the build, of `npm run edit`, `launch-check` and `check:words`: says in a sentence each what is wrong
 * in content/, which everything else imports.
 */
const project = path.resolve(import.meta.dirname, '..');

export function jsonError(file: string, text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const line = /\(line (\d+)/.exec(message)?.[1];
    const reason = message.replace(/ in JSON at position.*$/, '').replaceAll(/\s+/g, ' ');
    const at = line ? `${file}:${line}` : file;
    return `${at}: ${reason}. Look for a comma or quotation mark missing here or at the end of the line above`;
  }
}

if (import.meta.main) {
  const files = globSync('content/**/*.json', { cwd: project }).sort();
  let errors = files.flatMap((file) => jsonError(file, readFileSync(path.join(project, file), 'utf8')) ?? []);
  if (errors.length === 0) {
    // Imported only now: these modules import files of content/ themselves.
    const { sharedErrors } = await import('./shared-schemas.ts');
    errors = sharedErrors(project);
  }
  if (errors.length === 0) {
    const { textFileErrors } = await import('./content-errors.ts');
    errors = textFileErrors(project);
  }
  if (errors.length > 0) {
    process.stderr.write(`Mend this first:\n${errors.join('\n')}\n`);
    process.exitCode = 1;
  }
}
