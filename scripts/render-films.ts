import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { filmFiles, filmSize, POSTER_SECOND } from '../app/features/films/film-files.ts';
import { paletteFingerprint } from '../media/drawings/palette.ts';
import { filmVersions, fingerprint, framesOf } from '../media/films/film-list.ts';
import rendered from '../media/films/rendered.json' with { type: 'json' };
import { FRAMES_A_SECOND } from '../media/films/scene-parts.ts';
import { findBrowser, launchOptions } from '../tests/support/browser.ts';

/**
 * `npm run render-films` needs Chromium and ffmpeg 5 (with libsvtav1, libx264 and libaom-av1). Unchanged films are rendered
 * only with `--all`.
 */
const inPublic = (file: string) => path.resolve(import.meta.dirname, '../public', `.${file}`);
const fonts = path.resolve(import.meta.dirname, '../app/lib/fonts/generated');

/** The fingerprint of each rendered film by file stem, and of the brand's `colours`. */
const prints: Record<string, string> = rendered;
const browser = await chromium.launch(launchOptions(findBrowser()));
const page = await browser.newPage({ viewport: filmSize, deviceScaleFactor: 1 });
await page.setContent(stage());
const devtools = await page.context().newCDPSession(page);

mkdirSync(inPublic('/films'), { recursive: true });
for (const version of filmVersions) {
  const stem = `${version.name}-${version.language}-${version.theme}`;
  const print = fingerprint(version);
  if (!process.argv.includes('--all') && prints[stem] === print) continue;
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  try {
    await paintFrames(framesOf(version), folder);
    const { av1, h264, poster } = filmFiles(version.name, version.language, version.theme);
    encode(folder, { av1: inPublic(av1), h264: inPublic(h264), poster: inPublic(poster) });
    const sizes = [av1, h264, poster].map(
      (file) => `${(statSync(inPublic(file)).size / 1024).toFixed(0)} KB`,
    );
    process.stdout.write(`${stem}  ${sizes.join('  ')}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  record(stem, print);
}
record('colours', paletteFingerprint);
await browser.close();

function record(name: string, print: string): void {
  prints[name] = print;
  const sorted = Object.entries(prints).toSorted(([a], [b]) => a.localeCompare(b));
  const file = path.resolve(import.meta.dirname, '../media/films/rendered.json');
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function stage(): string {
  const faces = [
    ['Piazzolla', 'piazzolla', '520'],
    ['Madefor', 'wix-madefor-text', '400 700'],
  ] as const;
  const scripts = { latin: '', cyrillic: 'unicode-range:U+0301, U+0400-045F, U+0490-0491;' };
  const rules = faces.flatMap(([family, file, weights]) =>
    Object.entries(scripts).map(([script, range]) => {
      const bytes = readFileSync(path.join(fonts, `${file}-${script}.woff2`), 'base64');
      return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${bytes});${range}}`;
    }),
  );
  return `<!doctype html><style>${rules.join('')}body{margin:0}svg{display:block}.text{font-family:Madefor}
    .display{font-family:Piazzolla;font-weight:520;letter-spacing:-.018em;word-spacing:.06em}</style><body>`;
}

/** A frame that equals the previous one is not painted again. */
async function paintFrames(drawings: readonly string[], folder: string): Promise<void> {
  let painted = Buffer.alloc(0);
  for (const [index, drawing] of drawings.entries()) {
    if (drawing !== drawings[index - 1]) painted = await paint(drawing);
    writeFileSync(path.join(folder, `${String(index).padStart(3, '0')}.png`), painted);
  }
}

/** @throws Error naming the text that is wider than its maximum */
async function paint(svg: string) {
  const tooWide = await page.evaluate(async (drawn) => {
    document.body.innerHTML = drawn;
    await document.fonts.ready;
    return [...document.querySelectorAll('text')].flatMap((text) => {
      const width = text.getComputedTextLength();
      const room = Number(text.dataset.room);
      return width > room ? [`“${text.textContent}” is ${Math.ceil(width)} pixels wide, not ${room}`] : [];
    });
  }, svg);
  if (tooWide.length > 0) throw new Error(tooWide.join('; '));
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

function encode(folder: string, files: { av1: string; h264: string; poster: string }): void {
  const film = `-framerate ${FRAMES_A_SECOND} -i ${folder}/%03d.png`;
  const still = `-i ${folder}/${String(Math.round(POSTER_SECOND * FRAMES_A_SECOND)).padStart(3, '0')}.png`;
  // The file's header says BT.709 too, so that a film has exactly the colours of its poster.
  const colours = (range: 'tv' | 'pc') =>
    `-vf scale=out_color_matrix=bt709:out_range=${range},format=yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range ${range}`;
  // One key frame suffices, because loops play from the start. The index comes first, so that films play while they load.
  // Without metadata, files are reproducible.
  const container = '-g 999 -an -map_metadata -1 -fflags +bitexact -movflags +faststart';
  const ffmpeg = (options: string, output: string) =>
    execFileSync('ffmpeg', [...`-loglevel error -y ${options}`.split(' '), output], {
      env: { ...process.env, SVT_LOG: '1' },
    });
  ffmpeg(`${film} ${colours('tv')} -c:v libsvtav1 -preset 4 -crf 45 ${container}`, files.av1);
  ffmpeg(
    `${film} ${colours('tv')} -c:v libx264 -preset veryslow -tune animation -crf 25 -level 3.1 ${container}`,
    files.h264,
  );
  ffmpeg(`${still} ${colours('pc')} -c:v libaom-av1 -still-picture 1 -crf 31 -cpu-used 2`, files.poster);
}
