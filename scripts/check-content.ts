import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/**
 * The first step of the build, of `npm run edit` and of `npm run check:words`: says in a sentence each what is wrong in
 * the files of content/ that everything else imports.
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

/** One sentence for each key, since one wrong value may break several rules. */
export function schemaErrors(file: string, schema: z.ZodType, content: unknown): string[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return [...Map.groupBy(issues, (issue) => [file, issue.path.join('.')].filter(Boolean).join(': '))].map(
    ([place, [first]]) => `${place}: ${first?.message}`,
  );
}

if (import.meta.main) {
  const files = globSync('content/**/*.json', { cwd: project }).sort();
  let errors = files.flatMap((file) => jsonError(file, readFileSync(path.join(project, file), 'utf8')) ?? []);
  if (errors.length === 0) {
    // Imported only now: these modules import files of content/ themselves.
    const { sharedSchemas } = await import('./shared-schemas.ts');
    errors = Object.entries(sharedSchemas).flatMap(([name, schema]) =>
      schemaErrors(
        `content/${name}.json`,
        schema,
        JSON.parse(readFileSync(path.join(project, 'content', `${name}.json`), 'utf8')),
      ),
    );
  }
  if (errors.length > 0) {
    process.stderr.write(`Mend this first:\n${errors.join('\n')}\n`);
    process.exitCode = 1;
  }
}
