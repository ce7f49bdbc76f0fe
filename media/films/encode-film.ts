import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rate } from './timing.ts';

/** BT.709 also in the file's header, so that a film has exactly the colours of its poster. */
function colours(range: 'tv' | 'pc'): string[] {
  return [
    ...['-vf', `scale=out_color_matrix=bt709:out_range=${range},format=yuv420p`],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', range],
  ];
}

/** Index first, to play while loading; no metadata, for reproducible bytes. */
const container = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'];

/** Loops play from the start, and each further key frame costs as much as a second of film. */
const oneKeyFrame = ['-g', '999'];

async function ffmpeg(...options: string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SVT_LOG: '1' },
  });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`ffmpeg left with ${status}: ${output.join('')}`);
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
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '45'];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '25',
    '-level',
    '3.1',
  ];
  const still = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '31', '-cpu-used', '2'];
  const poster = ['-i', `${folder}/${String(posterFrame).padStart(3, '0')}.png`];
  await ffmpeg(...input, ...colours('tv'), ...av1, ...oneKeyFrame, ...container, files.av1);
  await ffmpeg(...input, ...colours('tv'), ...h264, ...oneKeyFrame, ...container, files.h264);
  await ffmpeg(...poster, ...colours('pc'), ...still, files.poster);
}
