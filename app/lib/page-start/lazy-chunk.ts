import { useEffect } from 'react';

/** Every `import()` of the build calls it (vite.config.ts). It fetches first, since some browsers cache a failed import. */
export async function loadPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchFile));
  return load();
}

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
}

function LostPage() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** The router's own loader reloads the page that is left; of a rejected module the router shows an empty page. */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    loaded[id] ??= await import(/* @vite-ignore */ module);
  } catch (error) {
    console.error(error);
    return { default: LostPage };
  }
  return loaded[id];
}
