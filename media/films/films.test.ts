import { readFileSync } from 'node:fs';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { expect, test } from 'vitest';
import { filmFiles, filmSize, filmTypes, POSTER_SECOND } from '../../app/features/films/film-files.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { paletteFingerprint } from '../drawings/palette.ts';
import { filmVersions, fingerprint, framesOf } from './film-list.ts';
import rendered from './rendered.json' with { type: 'json' };
import { FRAMES, FRAMES_A_SECOND } from './scene-parts.ts';

const KILOBYTE = 1024;

test.each(filmVersions)('[HM-12][PG-4] $name in $language by $theme is light and silent', async (version) => {
  const { name, language, theme } = version;
  const { poster, ...films } = filmFiles(name, language, theme);
  for (const [kind, limit] of [['av1', 150] as const, ['h264', 250] as const]) {
    const file = readFileSync(`public${films[kind]}`);
    expect(file.length).toBeLessThanOrEqual(limit * KILOBYTE);
    const film = new Input({ source: new BufferSource(file), formats: [MP4] });
    const [track = expect.unreachable(), ...others] = await film.getVideoTracks();
    expect([others, await film.getAudioTracks()]).toEqual([[], []]);
    expect(filmTypes[kind]).toBe(`video/mp4; codecs="${await track.getCodecParameterString()}"`);
    expect({ width: track.displayWidth, height: track.displayHeight }).toEqual(filmSize);
    expect(await track.computePacketStats()).toMatchObject({ packetCount: 9 * 30, averagePacketRate: 30 });
    // With the index first, a film plays while it loads.
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  }
  const still = readFileSync(`public${poster}`);
  expect(still.length).toBeLessThanOrEqual(20 * KILOBYTE);
  // AVIF stores its size in the box `ispe`: type, version, width, height.
  const extent = still.indexOf('ispe') + 8;
  const size = { width: still.readUInt32BE(extent), height: still.readUInt32BE(extent + 4) };
  expect(size).toEqual(filmSize);

  const drawn = framesOf(version);
  expect([drawn.length, drawn.at(-1)]).toEqual([FRAMES, drawn[0]]);
  expect(drawn[Math.round(POSTER_SECOND * FRAMES_A_SECOND)]).not.toBe(drawn[0]);
  if (!company.sample) return;
  // If this fails: npm run render-films.
  const prints = { [`${name}-${language}-${theme}`]: fingerprint(version), colours: paletteFingerprint };
  expect(rendered).toMatchObject(prints);
});
