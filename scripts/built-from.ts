import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const record = path.join(process.env.BUILD_DIRECTORY ?? 'build', 'built-from.json');

/** Inputs of a build, by a name that an owner knows. */
const sources = {
  content: '{content,public}/**/*.*',
  code: '{app,media,scripts,server}/**/*.*',
  packages: '{package-lock.json,*.config.ts}',
};

function fingerprints(): Record<string, string> {
  const hashOf = (parts: (string | Buffer)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
  const { SITE_URL, GA_MEASUREMENT_ID, CLARITY_PROJECT_ID } = process.env;
  const today = new Date().toISOString().slice(0, 10);
  const due = globSync('content/*/posts/*.md').filter((file) => {
    const [, day = today] = /^publishFrom: *(\S+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    return day <= today;
  });
  return {
    ...Object.fromEntries(
      Object.entries(sources).map(([name, files]) => [
        name,
        hashOf(
          globSync(files)
            .filter((file) => !file.includes('.test.') && statSync(file).isFile())
            .sort()
            .flatMap((file) => [file, readFileSync(file)]),
        ),
      ]),
    ),
    'the settings SITE_URL, GA_MEASUREMENT_ID or CLARITY_PROJECT_ID': hashOf(
      [SITE_URL, GA_MEASUREMENT_ID, CLARITY_PROJECT_ID].map((value) => `${value}\n`),
    ),
    'the posts whose day has come': hashOf(due),
  };
}

/** Names of what a build is made of that is new since the last one; all of them where there is none. */
export function changedSinceBuild(): string[] {
  const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  return Object.entries(fingerprints()).flatMap(([name, hash]) => (before[name] === hash ? [] : name));
}

/** First and last step of the build: a build that was broken off has no record. */
if (import.meta.main) {
  rmSync(record, { force: true });
  if (process.argv.includes('--done')) writeFileSync(record, JSON.stringify(fingerprints()));
}
