import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultLanguage } from '../app/i18n/languages.ts';

/** What each file of words must be, by its name, from `<name>.words.ts`, wherever that stands: `home` is `content/<language>/home.json`. */
export const wordSchemas: Record<string, z.ZodType> = {};

for (const file of globSync('../app/**/*.words.ts', { cwd: import.meta.dirname }).sort()) {
  const name = path.basename(file, '.words.ts');
  if (!existsSync(path.join(import.meta.dirname, '../content', defaultLanguage, `${name}.json`))) continue;
  const exported: unknown[] = Object.values(await import(`./${file}`));
  const schema = exported.find((one) => one instanceof z.ZodType);
  if (schema) wordSchemas[name] = schema;
}
