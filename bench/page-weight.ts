import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Bytes as sent (Brotli); `html` includes the style sheet.
 * @param page its path, for example `/fr`
 */
export function pageWeight(client: string, page: string) {
  const name = path.join(page, 'index.html');
  const html = readFileSync(path.join(client, name), 'utf8');
  const size = (file: string) => {
    const plain = path.join(client, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  };
  const sum = (named: RegExp) =>
    [...new Set(html.match(named))].reduce((total, file) => total + size(file), 0);
  const isCyrillic = /<html lang="(uk|ru)"/.test(html);
  return {
    html: size(name),
    scripts: sum(/\/assets\/[\w.-]+\.js/g),
    // Latin pages never load the Cyrillic files; Cyrillic pages load both.
    fonts: sum(isCyrillic ? /\/assets\/[\w.-]+\.woff2/g : /\/assets\/(?!\S*cyrillic)[\w.-]+\.woff2/g),
    // Daytime pictures only; the drawing under a poster is for browsers without AVIF.
    pictures: sum(
      /(?<=(?:src|href|srcset)=")\/(?:pictures|films)\/(?!film-)[\w.-]+(?<!-night)\.(?:svg|avif)/gi,
    ),
  };
}
