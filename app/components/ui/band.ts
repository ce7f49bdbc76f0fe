export type Band = {
  /** `across` is the distance of the upper or left edge. */
  from: { along: number; across: number; width: number };
  to: { along: number; across: number; width: number };
};

const round = (value: number) => Math.round(value * 10) / 10;
const point = (along: number, across: number) => `${round(along)} ${round(across)}`;

export function horizontalBand({ from, to }: Band): string {
  const middle = (from.along + to.along) / 2;
  const upper = `C${point(middle, from.across)} ${point(middle, to.across)} ${point(to.along, to.across)}`;
  const fromEdge = from.across + from.width;
  const toEdge = to.across + to.width;
  const lower = `C${point(middle, toEdge)} ${point(middle, fromEdge)} ${point(from.along, fromEdge)}`;
  return `M${point(from.along, from.across)}${upper}L${point(to.along, toEdge)}${lower}Z`;
}

export function horizontalHairlines({ from, to }: Band, count: number): string {
  const middle = (from.along + to.along) / 2;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    const a = from.across + from.width * share;
    const b = to.across + to.width * share;
    return `M${point(from.along, a)}C${point(middle, a)} ${point(middle, b)} ${point(to.along, b)}`;
  }).join('');
}
