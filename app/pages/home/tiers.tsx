import type { Fit4aiFigures, Tier } from './programme-figures.ts';

type Words = { small: string; medium: string; rate: string; you: string };
type Props = { words: Words; figures: Pick<Fit4aiFigures, 'small' | 'medium' | 'axis' | 'split'> };

/** What a diagnosis costs by the size of the firm: ranges on one axis of euros, half of each paid by the State. */
export function Tiers({ words, figures: { small, medium, axis, split } }: Props) {
  const row = { end: axis.end, rate: words.rate, own: `${words.you} ${split.you.share}` };
  return (
    <div className="tiers">
      <ul>
        <TierRow name={words.small} tier={small} {...row} />
        <TierRow name={words.medium} tier={medium} {...row} />
      </ul>
      <p className="tiers__axis" aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}

type Row = { name: string; tier: Tier; end: number; rate: string; own: string };

function TierRow({ name, tier, end, rate, own }: Row) {
  const [low, high] = tier.range.map((euros) => (euros / end) * 100);
  return (
    <li>
      <p>
        <b>{name}</b> <span>{tier.shown}</span> <span className="badge st">{rate}</span>{' '}
        <span className="badge person">{own}</span>
      </p>
      <div className="tier draws" aria-hidden="true" suppressHydrationWarning>
        <div className="drawn" style={{ marginLeft: `${low}%`, marginRight: `calc(100% - ${high}%)` }}>
          <i className="hatch" />
          <i />
        </div>
      </div>
    </li>
  );
}
