import type { Fit4aiFigures, Tier } from './programme-figures.ts';

type Words = { small: string; medium: string; rate: string };
type Props = { words: Words; figures: Pick<Fit4aiFigures, 'small' | 'medium' | 'axis'> };

/** What a diagnosis costs by the size of the firm: ranges on one axis of euros. */
export function Tiers({ words, figures: { small, medium, axis } }: Props) {
  return (
    <div className="tiers">
      <ul>
        <TierRow name={words.small} rate={words.rate} tier={small} end={axis.end} />
        <TierRow name={words.medium} rate={words.rate} tier={medium} end={axis.end} />
      </ul>
      <p className="tiers__axis" aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}

function TierRow({ name, rate, tier, end }: { name: string; rate: string; tier: Tier; end: number }) {
  const [low, high] = tier.range.map((euros) => (euros / end) * 100);
  return (
    <li>
      <p>
        <b>{name}</b> <span>{tier.shown}</span> <span className="badge st">{rate}</span>
      </p>
      <div className="tier draws" aria-hidden="true" suppressHydrationWarning>
        <div className="drawn" style={{ marginLeft: `${low}%`, marginRight: `calc(100% - ${high}%)` }} />
      </div>
    </li>
  );
}
