import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filmFiles, posterSecond } from '../app/features/films/film-files.ts';
import { paletteFingerprint } from '../media/drawings/palette.ts';
import { encodeFilm } from '../media/films/encode-film.ts';
import {
  type FilmVersion,
  filmVersions,
  fingerprint,
  framesOf,
  readRendered,
  writeRendered,
} from '../media/films/film-list.ts';
import { type FramePainter, openFramePainter } from '../media/films/frame-painter.ts';
import { rate } from '../media/films/scene-parts.ts';

/**
 * `npm run render-films`: renders both films per language, by day and night, with Chromium and ffmpeg into
 * `public/films`. Unchanged films are skipped without `--all`.
 */
const publicFolder = path.resolve(import.meta.dirname, '../public');
const all = process.argv.includes('--all');

/** Writes frames as files; a frame like the one before is painted once. */
async function paintFrames(version: FilmVersion, painter: FramePainter, folder: string): Promise<void> {
  let before = '';
  let painted: Uint8Array = new Uint8Array();
  for (const [index, frame] of framesOf(version).entries()) {
    if (frame !== before) painted = await painter.paint(frame);
    before = frame;
    await writeFile(path.join(folder, `${String(index).padStart(3, '0')}.png`), painted);
  }
}

async function render(version: FilmVersion, painter: FramePainter): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'));
  const { av1, h264, poster } = filmFiles(version.name, version.language, version.theme);
  const inPublic = (file: string) => path.join(publicFolder, file);
  const files = { av1: inPublic(av1), h264: inPublic(h264), poster: inPublic(poster) };
  try {
    await paintFrames(version, painter, folder);
    await encodeFilm(folder, Math.round(posterSecond * rate), files);
  } finally {
    await rm(folder, { recursive: true });
  }
  const sizes = await Promise.all(Object.values(files).map(async (file) => (await stat(file)).size));
  return sizes.map((bytes) => `${(bytes / 1024).toFixed(0)} KB`).join('  ');
}

await mkdir(path.join(publicFolder, 'films'), { recursive: true });
const rendered = readRendered();
const openPainter = await openFramePainter();
for (const version of filmVersions) {
  const stem = `${version.name}-${version.language}-${version.theme}`;
  const print = fingerprint(version);
  if (!all && rendered[stem] === print) continue;
  process.stdout.write(`${stem}  ${await render(version, openPainter)}\n`);
  rendered[stem] = print;
  writeRendered(rendered);
}
rendered.colours = paletteFingerprint;
writeRendered(rendered);
await openPainter.close();
