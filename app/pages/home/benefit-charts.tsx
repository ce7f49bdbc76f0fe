import type { ReactNode } from 'react';
import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';
import type { HomeMessages } from './home.messages.ts';

/** All charts are 260 units wide. */
const base = 147;

function Chart({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true">
      {children}
    </svg>
  );
}

const invested = 100;

/** The band leaves thicker by the gain, in percent. */
export function ReturnChart({ gain }: { gain: number }) {
  const [put, back] = [56, 56 * (1 + gain / 100)];
  const rise = {
    from: { along: 90, across: base - put, width: put },
    to: { along: 220, across: base - back, width: back },
  };
  const inlet = { from: { along: 0, across: base - put, width: put }, to: { ...rise.from, along: 90.2 } };
  const outlet = { from: { ...rise.to, along: 219.8 }, to: { ...rise.to, along: 260 } };
  return (
    <Chart>
      <path className="b2" d={horizontalBand(inlet)} />
      <path className="b1" d={horizontalBand(rise) + horizontalBand(outlet)} />
      <path className="hl" d={[inlet, rise, outlet].map((band) => horizontalHairlines(band, 4)).join('')} />
      <text x="0" y={base - put - 9}>
        {invested}
      </text>
      <text x="260" y={base - back - 9} textAnchor="end">
        {invested + gain}
      </text>
      <path className="ground" d={`M0 ${base}H260`} />
    </Chart>
  );
}

export function StepsChart({ done, all }: { done: number; all: number }) {
  const step = 268 / all;
  return (
    <Chart>
      {Array.from({ length: all }, (_, index) => index).map((index) => (
        <path
          key={index}
          className={index < done ? 'b1' : 'hand'}
          d={`M${index * step + (index < done ? 0 : 1.5)} 35H${(index + 1) * step - 9}V${base}H${index * step + (index < done ? 0 : 1.5)}Z`}
        />
      ))}
      <path className="hl" d={`M0 63H${done * step - 9}M0 91H${done * step - 9}M0 119H${done * step - 9}`} />
      <path className="ground" d={`M0 ${base}H260`} />
    </Chart>
  );
}

/** Same week before and after; thickness is work finished. */
export function BeforeAfterChart({
  gain,
  messages,
}: {
  gain: number;
  messages: HomeMessages['benefits']['beforeAfter'];
}) {
  const before = 30;
  const after = before * (1 + gain / 100);
  const course = {
    from: { along: 0, across: base - after, width: after },
    to: { along: 260, across: base - after, width: after },
  };
  return (
    <Chart>
      <path className="b3" d={`M0 ${base - after - 44}h260v${before}H0Z`} />
      <path className="b1" d={horizontalBand(course)} />
      <path className="hl" d={horizontalHairlines(course, 6)} />
      <text x="8" y={base - after - 23}>
        {messages.before}
      </text>
      <text className="inside" x="8" y={base - after / 2 + 5}>
        {messages.after}
      </text>
    </Chart>
  );
}

/** A sketch, not a measurement. */
export function CompetitorsChart({ messages }: { messages: HomeMessages['benefits']['competitors'] }) {
  const [you, others] = ['C86 126 118 30 236 26', 'C90 127 150 116 236 110'];
  return (
    <Chart>
      <path className="b3" d={`M0 130${you}V110C150 116 90 127 0 130Z`} />
      <path className="others" d={`M0 130${others}`} />
      <path className="you" d={`M0 130${you}`} />
      <text x="150" y="30" textAnchor="end">
        {messages.you}
      </text>
      <text x="236" y="134" textAnchor="end">
        {messages.others}
      </text>
      <path className="ground" d={`M0 ${base}H260`} />
      <text className="axis" x="0" y="165">
        {0}
      </text>
      <text className="axis" x="260" y="165" textAnchor="end">
        {messages.months}
      </text>
    </Chart>
  );
}
