import { useEffect } from 'react';

/**
 * Loads a part that comes later than the page. Some browsers remember a failed `import()` until the page is left, so
 * its files are fetched first, into the browser's cache, and only imported once they are there: whoever failed may ask
 * again. The build puts this around every `import()` of the site (vite.config.ts).
 * @param files the addresses of the part and of what it needs besides the page's own
 * @throws Error where one of them cannot be had
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchFile));
  return load();
}

async function fetchFile(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Stands for a page whose code cannot be had: asks for it as if its address had been typed. */
function LostPage() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/**
 * The router's way to the code of a page, in place of its own, which without a network reloads the page that one is on.
 * The router drops what is thrown here, so it gets a page in any case.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    loaded[id] ??= await import(/* @vite-ignore */ module);
  } catch (fault) {
    console.error(fault);
    return { default: LostPage };
  }
  return loaded[id];
}
