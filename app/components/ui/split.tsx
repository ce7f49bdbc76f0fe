import { type Band, horizontalBand, horizontalHairlines } from './band.ts';

type Payer = {
  kind: 'state' | 'you';
  part: number;
  share: string;
  name: string;
  amount: string;
};

type Props = { cost: string; sum: string; payers: readonly Payer[] };

/** 16 units are one rem, so the figure grows with the text size. */
const TOTAL = 224;
const sumBar = { top: 32, height: 160 };
/** `from` and `to` are percent of the width, `gap` is in pixels. */
const fork = { from: 30, to: 56, gap: 4 };
const fillClasses = { state: 'band-stone', you: 'band-ore' };

export function SplitFigure({ cost, sum, payers }: Props) {
  const all = payers.reduce((added, { part }) => added + part, 0);
  const room = (TOTAL - sumBar.height) / (payers.length - 1);
  let above = 0;
  const arms = payers.map((payer, index) => {
    const height = (sumBar.height * payer.part) / all;
    const top = above + index * room;
    const leaves = sumBar.top + above + (index - (payers.length - 1) / 2) * fork.gap;
    above += height;
    const band: Band = {
      from: { along: fork.from, across: leaves, width: height },
      to: { along: fork.to, across: top, width: height },
    };
    return { ...payer, height, top, band };
  });
  const straight = (top: number, height: number) =>
    `M${fork.to - 0.1} ${top}H100v${height}H${fork.to - 0.1}Z`;
  return (
    <figure className="split">
      <svg viewBox={`0 0 100 ${TOTAL}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="band-water" d={`M0 ${sumBar.top}H${fork.from - 0.5}v${sumBar.height}H0Z`} />
        {arms.map(({ kind, band, top, height }) => (
          <path key={kind} className={fillClasses[kind]} d={horizontalBand(band) + straight(top, height)} />
        ))}
        <path
          className="hairline"
          d={arms.map(({ band, height }) => horizontalHairlines(band, Math.round(height / 13))).join('')}
        />
      </svg>
      <figcaption>
        <span className="split__sum">
          {cost} <b>{sum}</b>
        </span>
        {arms.map(({ kind, height, top, share, name, amount }) => (
          <span
            key={kind}
            className={`split__arm split__arm--${kind}`}
            style={{ top: `${top / 16}rem`, height: `${height / 16}rem` }}
          >
            <b>{share}</b>{' '}
            <span>
              {name} <span>{amount}</span>
            </span>
            {/* Colour is not the only sign: the State has a hatch, the client a diamond. */}
            <i className={kind === 'state' ? 'hatch' : undefined} aria-hidden="true" />
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
