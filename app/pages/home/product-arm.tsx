import { horizontalBand } from '../../components/ui/band.ts';

type Props = {
  index: number;
  count: number;
  /** Products that are still to come have a pale arm. */
  soon: (index: number) => boolean;
};

/** Hundredths of a row's height. */
const arm = 16;
/** Pixels; the trunk fits into the page margin. */
const [widestLane, widestTrunk] = [3, 18];

/** Wide: one equal arm per product. Narrow: a trunk on the left that loses one lane per product. */
export function ProductArm({ index, count, soon }: Props) {
  const height = count * 100;
  const lane = Math.min(widestLane, widestTrunk / count);
  const delta = horizontalBand({
    from: { along: 0, across: (height - count * arm) / 2 + index * arm, width: arm },
    to: { along: 300, across: index * 100 + (100 - arm) / 2, width: arm },
  });
  const below = count - 1 - index;
  const turn = below * lane + lane / 2;
  return (
    <>
      <svg className="arm drawn" viewBox={`0 0 300 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={soon(index) ? 'b3' : 'b1'} d={delta} />
      </svg>
      <svg className="trunk" aria-hidden="true">
        {Array.from({ length: below }, (_, place) => place).map((place) => (
          <rect
            key={place}
            className={soon(count - 1 - place) ? 'b3' : 'b1'}
            x={place * lane}
            width={lane}
            height="100%"
          />
        ))}
        <path
          className={soon(index) ? 'soon' : undefined}
          d={`M${turn} 0V40Q${turn} 64 ${turn + 14} 64H99`}
        />
      </svg>
    </>
  );
}
