export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** An SVG file, in pixels. */
export function picture(width: number, height: number, body: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
}

export function fillPath(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function strokePath(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
}

/** Points of `y` from `from` to `to` inclusive, every `step`. */
export function sample(y: (x: number) => number, from: number, to: number, step: number): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = Math.min(from + index * step, to);
    return [x, y(x)] as const;
  });
}

/** A minus sign separates numbers without a space. */
const run = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/**
 * Catmull-Rom curve as cubic segments, without the move to the first point. Tangents are continuous, so all segments but
 * the first are a short relative `s`.
 */
function segments(points: readonly Point[]): string {
  const last = points.length - 1;
  const pick = (index: number): Point => points[Math.max(0, Math.min(last, index))] ?? [0, 0];
  const pull = (index: number): Point => {
    const [before, after] = [pick(index - 1), pick(index + 1)];
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  };
  return Array.from({ length: last }, (_, index) => {
    const [x, y] = pick(index).map(Math.round);
    const [to, leave, arrive] = [pick(index + 1), pull(index), pull(index + 1)];
    const from = (point: Point) => [Math.round(point[0]) - (x ?? 0), Math.round(point[1]) - (y ?? 0)];
    const end = [...from([to[0] - arrive[0], to[1] - arrive[1]]), ...from(to)];
    return index === 0 ? `c${run([...leave.map(Math.round), ...end])}` : `s${run(end)}`;
  }).join('');
}

export function curve(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${segments(points)}`;
}
