export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A whole picture file of that size in pixels. */
export function picture(width: number, height: number, body: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
}

/** A rectangle as a path, so that many of one colour share one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${Math.round(-width)}Z`;
}

export function fillPath(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function strokePath(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
}

/** Points of the function `y` from `from` to `to`, both included, every `step`. */
export function sample(y: (x: number) => number, from: number, to: number, step: number): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = Math.min(from + index * step, to);
    return [x, y(x)] as const;
  });
}

/** The cubic segments of a smooth curve (Catmull-Rom) through the points, without the move to the first. */
function segments(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const pick = (index: number): Point => {
    const place = closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index));
    return points[place] ?? [0, 0];
  };
  return Array.from({ length: closed ? points.length : last }, (_, index) => {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }).join('');
}

/** A smooth open curve through the points. */
export function curve(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${segments(points, false)}`;
}

/** A smooth closed curve through the points. */
export function loop(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${segments(points, true)}Z`;
}

/** Numbers from 0 to 1 that look random and are the same in every run with the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
