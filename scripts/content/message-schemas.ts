import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../app/lib/i18n/languages.ts';

/** The schema of each `content/<language>/<name>.json`, from `<name>.messages.ts`. */
export const messageSchemas: Record<string, z.ZodType> = {};

for (const file of globSync('../../app/**/*.messages.ts', { cwd: import.meta.dirname }).sort()) {
  const name = path.basename(file, '.messages.ts');
  if (!existsSync(path.join(import.meta.dirname, '../../content', DEFAULT_LANGUAGE, `${name}.json`)))
    continue;
  const exported: unknown[] = Object.values(await import(`./${file}`));
  const schema = exported.find((value) => value instanceof z.ZodType);
  if (schema) messageSchemas[name] = schema;
}
