import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rate } from './scene-parts.ts';

const run = promisify(execFile);

/** BT.709 also in the file's header, so that a film has exactly the colours of its poster. */
const colours = (range: 'tv' | 'pc') =>
  `-vf scale=out_color_matrix=bt709:out_range=${range},format=yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range ${range}`;
/** Index first, to play while loading; no metadata, for reproducible bytes. */
const container = '-an -map_metadata -1 -fflags +bitexact -movflags +faststart';
/** Loops play from the start, and each further key frame costs as much as a second of film. */
const oneKeyFrame = '-g 999';

async function ffmpeg(input: string[], options: string, output: string): Promise<void> {
  await run('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...options.split(' '), output], {
    env: { ...process.env, SVT_LOG: '1' },
  });
}

/**
 * Encodes `000.png`, `001.png` … of a folder and the poster from one of them. Needs ffmpeg 5 with libsvtav1, libx264 and
 * libaom-av1.
 * @throws Error with the output of ffmpeg
 */
export async function encodeFilm(
  folder: string,
  posterFrame: number,
  files: { av1: string; h264: string; poster: string },
): Promise<void> {
  const input = ['-framerate', String(rate), '-i', `${folder}/%03d.png`];
  const poster = ['-i', `${folder}/${String(posterFrame).padStart(3, '0')}.png`];
  const av1 = '-c:v libsvtav1 -preset 4 -crf 45';
  const h264 = '-c:v libx264 -preset veryslow -tune animation -crf 25 -level 3.1';
  const still = '-c:v libaom-av1 -still-picture 1 -crf 31 -cpu-used 2';
  await ffmpeg(input, `${colours('tv')} ${av1} ${oneKeyFrame} ${container}`, files.av1);
  await ffmpeg(input, `${colours('tv')} ${h264} ${oneKeyFrame} ${container}`, files.h264);
  await ffmpeg(poster, `${colours('pc')} ${still}`, files.poster);
}
