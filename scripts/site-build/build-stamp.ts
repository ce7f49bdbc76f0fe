import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { utcDay } from '../../app/lib/utc-day.ts';

const stampFile = path.join(process.env.BUILD_DIRECTORY ?? 'build', 'built-from.json');

const hashOf = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

const hashOfFiles = (pattern: string) =>
  hashOf(
    globSync(pattern)
      .filter((file) => !file.includes('.test.') && statSync(file).isFile())
      .sort()
      .flatMap((file) => [file, readFileSync(file)]),
  );

function fingerprints(): Record<string, string> {
  const today = utcDay(Date.now());
  const due = globSync('content/*/posts/*.md').filter((file) => {
    const [, day = today] = /^publishFrom: *(\S+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    return day <= today;
  });
  return {
    content: hashOfFiles('{content,public}/**/*.*'),
    code: hashOfFiles('{app,media,scripts,server}/**/*.*'),
    packages: hashOfFiles('{package-lock.json,*.config.ts}'),
    'the setting SITE_URL': hashOf([process.env.SITE_URL ?? '']),
    'the posts whose day has come': hashOf(due),
  };
}

export function changedSinceBuild(): string[] {
  const before = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  return Object.entries(fingerprints()).flatMap(([name, hash]) => (before[name] === hash ? [] : name));
}

/** The build begins with `remove` and ends with `write`, so that an aborted build leaves no stamp. */
if (import.meta.main) {
  if (process.argv[2] === 'write') writeFileSync(stampFile, JSON.stringify(fingerprints()));
  else rmSync(stampFile, { force: true });
}
