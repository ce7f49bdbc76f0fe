export type Band = {
  /** `across` is the upper or left edge. */
  from: { along: number; across: number; width: number };
  to: { along: number; across: number; width: number };
};

const round = (value: number) => Math.round(value * 10) / 10;
const at = (along: number, across: number) => `${round(along)} ${round(across)}`;

export function horizontalBand({ from, to }: Band): string {
  const middle = (from.along + to.along) / 2;
  const upper = `C${at(middle, from.across)} ${at(middle, to.across)} ${at(to.along, to.across)}`;
  const fromEdge = from.across + from.width;
  const toEdge = to.across + to.width;
  const lower = `C${at(middle, toEdge)} ${at(middle, fromEdge)} ${at(from.along, fromEdge)}`;
  return `M${at(from.along, from.across)}${upper}L${at(to.along, toEdge)}${lower}Z`;
}

export function horizontalHairlines({ from, to }: Band, count: number): string {
  const middle = (from.along + to.along) / 2;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    const a = from.across + from.width * share;
    const b = to.across + to.width * share;
    return `M${at(from.along, a)}C${at(middle, a)} ${at(middle, b)} ${at(to.along, b)}`;
  }).join('');
}
