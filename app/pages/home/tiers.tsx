import type { Fit4aiFigures, Tier } from './programme-figures.ts';

type Messages = { small: string; medium: string; rate: string };
type Props = { messages: Messages; figures: Pick<Fit4aiFigures, 'small' | 'medium' | 'axis'> };

export function Tiers({ messages, figures: { small, medium, axis } }: Props) {
  return (
    <div className="tiers">
      <ul>
        <TierRow name={messages.small} rate={messages.rate} tier={small} end={axis.end} />
        <TierRow name={messages.medium} rate={messages.rate} tier={medium} end={axis.end} />
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
