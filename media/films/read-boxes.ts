/** Fields of an MP4's boxes (ISO/IEC 14496-12, -15; AV1 in ISOBMFF). */
export type FilmFile = {
  /** As in RFC 6381. */
  codec: string;
  width: number;
  height: number;
  seconds: number;
  frames: number;
  playsWhileLoading: boolean;
  tracks: string[];
};

type Box = { type: string; body: Buffer };

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length)
      throw new Error(`a box at ${at} has an impossible size: ${size}`);
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + size),
    });
    at += size;
  }
  return boxes;
}

/** @throws Error naming the missing box */
function boxAt(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((within, type) => {
    const box = boxesIn(within).find((candidate) => candidate.type === type);
    if (!box) throw new Error(`no box ${type} in ${path.join('/')}`);
    return box.body;
  }, bytes);
}

const hex = (value: number | undefined) => (value ?? 0).toString(16).padStart(2, '0');

/** `avc1.PPCCLL` or `av01.P.LLT.DD`. */
function codecOf({ type, body }: Box): string {
  // A visual sample entry has 78 bytes before its child boxes.
  const within = body.subarray(78);
  if (type === 'avc1') {
    const [, profile, constraints, level] = boxAt(within, 'avcC');
    return `avc1.${hex(profile)}${hex(constraints)}${hex(level)}`;
  }
  const [, profileAndLevel = 0, bits = 0] = boxAt(within, 'av1C');
  const level = String(profileAndLevel & 31).padStart(2, '0');
  return `${type}.${profileAndLevel >> 5}.${level}${bits >> 7 ? 'H' : 'M'}.${bits & 64 ? '10' : '08'}`;
}

/** One track only. @throws Error if a box is missing or broken */
export function readFilm(file: Buffer): FilmFile {
  const order = boxesIn(file).map(({ type }) => type);
  const movie = boxAt(file, 'moov');
  const tracks = boxesIn(movie).filter(({ type }) => type === 'trak');
  const media = boxAt(movie, 'trak', 'mdia');
  const samples = boxAt(media, 'minf', 'stbl');
  const timing = boxAt(media, 'mdhd');
  // Version 0: 32-bit times.
  const [entry] = boxesIn(boxAt(samples, 'stsd').subarray(8));
  if (!entry) throw new Error('the film has no description of its samples');
  return {
    codec: codecOf(entry),
    width: entry.body.readUInt16BE(24),
    height: entry.body.readUInt16BE(26),
    seconds: timing.readUInt32BE(16) / timing.readUInt32BE(12),
    frames: boxAt(samples, 'stsz').readUInt32BE(8),
    playsWhileLoading: order.indexOf('moov') < order.indexOf('mdat'),
    tracks: tracks.map(({ body }) => boxAt(body, 'mdia', 'hdlr').toString('latin1', 8, 12)),
  };
}

/** Size of an AVIF in pixels (ISO/IEC 23008-12, `ispe`). */
export function readPictureSize(file: Buffer): { width: number; height: number } {
  const extent = boxAt(boxAt(file, 'meta').subarray(4), 'iprp', 'ipco', 'ispe');
  return { width: extent.readUInt32BE(4), height: extent.readUInt32BE(8) };
}
