import type { StaticFile } from './list-static-files.ts';

/** The longest word that nginx reads in a configuration is 4096 bytes, quotation marks included. */
const longestWord = 4094;

const variable = (name: string) => `$site_${name.replaceAll('-', '_')}`;

/** A value in quotation marks. @throws Error where it is too long for nginx, or nginx would find a variable in it */
function quoted(value: string): string {
  if (value.includes('$') || /\p{Cc}/u.test(value))
    throw new Error(`nginx cannot be told this value: ${value}`);
  const text = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  if (Buffer.byteLength(text) > longestWord)
    throw new Error(`nginx reads ${longestWord} bytes at most: ${text.slice(0, 80)}…`);
  return `"${text}"`;
}

function map(name: string, entries: [path: string, value: string][]): string {
  const lines = entries.map(([path, value]) => `  ${quoted(path)} ${value};\n`);
  return `map $site_path ${variable(name)} {\n${lines.join('')}}\n`;
}

/**
 * Where a file is, from what was asked for: nginx looks things up in a list without regard to capitals, a disk does not,
 * so `/FR` finds nothing there.
 */
function place({ path, file }: StaticFile): [path: string, value: string] {
  return [path, `"$site_path${file.slice(path.length)}"`];
}

function entry({ path, headers }: StaticFile, name: string): [path: string, value: string][] {
  const value = headers[name];
  return value === undefined ? [] : [[path, quoted(value)]];
}

/** The headers of the files, each with the one value that all files share, or undefined where they differ. */
function headersOf(files: readonly StaticFile[]): [name: string, shared: string | undefined][] {
  const names = [...new Set(files.flatMap(({ headers }) => Object.keys(headers)))].sort();
  return names.map((name) => {
    const values = new Set(files.map(({ headers }) => headers[name]));
    const [only] = values;
    return [name, values.size === 1 ? only : undefined];
  });
}

/** For the context `http`: by the path of a file, where it is and the headers in which files differ; else empty. */
export function nginxLists(files: readonly StaticFile[]): string {
  const places = map('file', files.map(place));
  const headers = headersOf(files).flatMap(([name, shared]) => {
    if (shared !== undefined) return [];
    return [
      map(
        name,
        files.flatMap((file) => entry(file, name)),
      ),
    ];
  });
  return [places, ...headers].join('\n');
}

/** For the context `location`: each header, with its value or out of its list. nginx leaves out a header that is empty. */
export function nginxHeaders(files: readonly StaticFile[]): string {
  return headersOf(files)
    .map(([name, shared]) => [name, shared === undefined ? variable(name) : quoted(shared)])
    .map(([name, value]) => `add_header ${name} ${value};\n`)
    .join('');
}
