import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import {
  filmFiles,
  filmNames,
  filmSize,
  filmThemes,
  filmTypes,
  posterSecond,
} from '../../app/features/films/film-files.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { paletteFingerprint } from '../drawings/palette.ts';
import { filmVersions, fingerprint, framesOf, readFilmMessages } from './film-list.ts';
import rendered from './rendered.json' with { type: 'json' };
import { frames, seconds } from './scene-parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'public', file));
const kilobyte = 1024;

describe.each(filmVersions)('$name in $language by $theme', (version) => {
  const { name, language, theme } = version;
  const files = filmFiles(name, language, theme);

  test.each([
    ['av1', 150],
    ['h264', 250],
  ] as const)(
    '[HM-12][PG-4] as %s it weighs %i KB at most, runs nine seconds, and is silent',
    async (kind, limit) => {
      const file = read(files[kind]);
      expect(file.length).toBeLessThanOrEqual(limit * kilobyte);
      const film = new Input({ source: new BufferSource(file), formats: [MP4] });
      const tracks = await film.getTracks();
      expect(tracks.map(({ type }) => type)).toEqual(['video']);
      const track = (await film.getPrimaryVideoTrack()) ?? expect.unreachable();
      expect(filmTypes[kind]).toBe(`video/mp4; codecs="${await track.getCodecParameterString()}"`);
      expect({ width: track.displayWidth, height: track.displayHeight }).toEqual(filmSize);
      expect(await track.computePacketStats()).toMatchObject({ packetCount: 9 * 30, averagePacketRate: 30 });
      // The index comes first, to play while loading.
      expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    },
  );

  test('its poster weighs 20 KB at most and has the size of the film', () => {
    const poster = read(files.poster);
    expect(poster.length).toBeLessThanOrEqual(20 * kilobyte);
    // AVIF's image spatial extents: a box of type, version, width, height.
    const extent = poster.indexOf('ispe') + 8;
    const size = { width: poster.readUInt32BE(extent), height: poster.readUInt32BE(extent + 4) };
    expect(size).toEqual(filmSize);
  });

  test('its last frame is its first, and the poster is neither', () => {
    const drawn = framesOf(version);
    expect(drawn).toHaveLength(frames);
    expect(drawn.at(-1)).toBe(drawn[0]);
    expect(drawn[Math.round((posterSecond / seconds) * frames)]).not.toBe(drawn[0]);
  });

  test('the committed files show today’s words and drawing; else `npm run render-films`', () => {
    expect(rendered).toMatchObject({
      [`${name}-${language}-${theme}`]: fingerprint(version),
      colours: paletteFingerprint,
    });
  });
});

test('there is no film that no page asks for', () => {
  const asked = filmNames.flatMap((name) =>
    languages.flatMap((language) =>
      filmThemes.flatMap((theme) => Object.values(filmFiles(name, language, theme))),
    ),
  );
  const there = readdirSync(path.join(root, 'public/films')).map((file) => `/films/${file}`);
  expect(there.toSorted()).toEqual(asked.toSorted());
});

test.each(languages)('in %s the case study quotes the sentence that the film types', (language) => {
  const caseStudies = readFileSync(path.join(root, `content/${language}/case-studies.json`), 'utf8');
  const { sentence } = readFilmMessages(language).rhymes;
  const plain = (text: string) => text.replaceAll(/\s/g, ' ').replace(/\.$/, '');
  expect(plain(caseStudies)).toContain(plain(sentence.join(' ')));
});
