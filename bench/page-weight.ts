import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes as sent (Brotli). `html` includes the inlined style sheet. */
export type Weight = { html: number; scripts: number; fonts: number; pictures: number };

function size(client: string, file: string): number {
  const plain = path.join(client, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

/** @param page its path, for example `/fr` */
export function pageWeight(client: string, page: string): Weight {
  const name = path.join(page, 'index.html');
  const html = readFileSync(path.join(client, name), 'utf8');
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  const isCyrillic = /<html lang="(uk|ru)"/.test(html);
  const fonts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([font]) => font));
  const pictures = new Set(
    [...html.matchAll(/(?:src|href|srcset)="(\/(?:pictures|films)\/[\w.-]+\.(?:svg|avif))/gi)]
      .map(([, picture = '']) => picture)
      // Daytime pictures only; the drawing under a poster is for browsers without AVIF.
      .filter((picture) => !/-night\.|\/film-/.test(picture)),
  );
  return {
    html: size(client, name),
    scripts: sum([...scripts].map((script) => size(client, script))),
    pictures: sum([...pictures].map((picture) => size(client, picture))),
    // Latin pages never load the Cyrillic files; Cyrillic pages load both.
    fonts: sum(
      [...fonts].filter((font) => isCyrillic || !font.includes('cyrillic')).map((font) => size(client, font)),
    ),
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
