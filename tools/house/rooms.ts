/** Where a file stands, from its path alone. */

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** A door answers a URL: it may know the server. The shell and the framework's doorway are doors of the whole site. */
export const isDoor = (file: string) =>
  /^app\/(pages|features)\/.+\.route\.tsx?$/.test(file) || /^app\/(root|entry\.server)\.tsx$/.test(file);

/** A file that the framework keeps out of the browser. */
export const isServerFile = (file: string) => /\.server\.tsx?$/.test(file);

/** `app/features/contact` of a file in it, `app/ui` of a file in that; undefined for what stands at the root of app. */
export function roomOf(file: string): string | undefined {
  return /^app\/(?:(?:features|pages)\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0];
}

export const isIn = (file: string, ...folders: string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
