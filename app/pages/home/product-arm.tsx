import { horizontalBand } from '../../ui/band.ts';

type Props = {
  /** Which product of how many. */
  index: number;
  count: number;
  /** Whether the product at an index is still to come; its arm is pale all the way. */
  soon: (index: number) => boolean;
};

/** An arm of the delta, in hundredths of a row's height. */
const arm = 16;
/** The phone's trunk, in pixels: the margin of a page holds it. */
const [widestLane, widestTrunk] = [3, 18];

/**
 * How a product hangs on the river. Wide: the river parts into one equal arm for each product.
 * Narrow: it runs down the left edge and gives each product one lane, so that one lane fewer runs on.
 */
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
