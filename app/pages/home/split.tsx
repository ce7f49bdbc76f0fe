import { type Band, horizontalBand, horizontalHairlines } from '../../ui/band.ts';
import type { Split } from './programme-figures.ts';

type Props = { words: { cost: string; state: string; you: string }; figures: Split };

/** Sixteen units of height are one rem: the sum is 160 high, so a share of 30 % is 48, and all of it grows with the letters. */
const total = 224;
const sum = { top: 32, height: 160 };
/** Where the sum ends and where the arms run straight, in percent of the width; the arms part by a gap in pixels. */
const fork = { from: 30, to: 56, gap: 4 };

/** A picture of one sum that two pay: stone is the State's part, ore is yours, and their heights are exact shares. */
export function SplitFigure({ words, figures: { stateShare, shown } }: Props) {
  const state = (sum.height * stateShare) / 100;
  const you = sum.height - state;
  const arm = (leaves: number, width: number, arrives: number): Band => ({
    from: { along: fork.from, across: leaves, width },
    to: { along: fork.to, across: arrives, width },
  });
  const stone = arm(sum.top - fork.gap / 2, state, 0);
  const ore = arm(sum.top + state + fork.gap / 2, you, total - you);
  const straight = (top: number, width: number) => `M${fork.to - 0.1} ${top}H100v${width}H${fork.to - 0.1}Z`;
  const lines = Math.round(stateShare / 8);
  return (
    <figure className="split">
      <svg viewBox={`0 0 100 ${total}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="b1" d={`M0 ${sum.top}H${fork.from - 0.5}v${sum.height}H0Z`} />
        <path className="bs" d={horizontalBand(stone) + straight(0, state)} />
        <path className="bo" d={horizontalBand(ore) + straight(total - you, you)} />
        <path className="hl" d={horizontalHairlines(stone, lines) + horizontalHairlines(ore, 12 - lines)} />
      </svg>
      <figcaption>
        <span className="split__sum">
          {words.cost} <b>{shown.sum}</b>
        </span>
        <Payer kind="state" height={state} share={shown.stateShare} name={words.state} amount={shown.state} />
        <Payer kind="you" height={you} share={shown.yourShare} name={words.you} amount={shown.you} />
      </figcaption>
    </figure>
  );
}

type PayerProps = { kind: 'state' | 'you'; height: number; share: string; name: string; amount: string };

/** The label that lies on a payer's arm, and the arm's second voice: a hatch for the State, a diamond for you. */
function Payer({ kind, height, share, name, amount }: PayerProps) {
  return (
    <span className={`split__arm split__arm--${kind}`} style={{ height: `${height / 16}rem` }}>
      <b>{share}</b>{' '}
      <span>
        {name} <span>{amount}</span>
      </span>
      <i className={kind === 'state' ? 'hatch' : undefined} aria-hidden="true" />
    </span>
  );
}
