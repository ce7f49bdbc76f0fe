import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes of one page as they travel (brotli; fonts are compressed in themselves). HTML contains the style sheet. */
export type Weight = { html: number; scripts: number; fonts: number; pictures: number };

/** The compressed form where the build has made one: that is what travels. */
function size(client: string, file: string): number {
  const plain = path.join(client, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

/** Weighs a prerendered page of the built client. @param page its path, for example `/fr` */
export function pageWeight(client: string, page: string): Weight {
  const name = path.join(page, 'index.html');
  const html = readFileSync(path.join(client, name), 'utf8');
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  const isCyrillic = /<html lang="(uk|ru)"/.test(html);
  const fonts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([font]) => font));
  const pictures = new Set(
    [...html.matchAll(/(?:src|href|srcset)="(\/(?:pictures|films)\/[\w.-]+\.(?:svg|avif))/gi)]
      .map(([, picture = '']) => picture)
      // By day; and the drawing beneath a poster is only for browsers that do not know AVIF.
      .filter((picture) => !/-night\.|\/film-/.test(picture)),
  );
  return {
    html: size(client, name),
    scripts: sum([...scripts].map((script) => size(client, script))),
    pictures: sum([...pictures].map((picture) => size(client, picture))),
    // A Latin page never asks for the Cyrillic files; a Cyrillic one needs both scripts.
    fonts: sum(
      [...fonts].filter((font) => isCyrillic || !font.includes('cyrillic')).map((font) => size(client, font)),
    ),
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
