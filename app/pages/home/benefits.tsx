import type { ReactNode } from 'react';
import { Section } from '../../components/layout/section.tsx';
import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';
import type { SectionProps } from './home.messages.ts';
import type { HomeFigures } from './home-figures.server.ts';

type Props = SectionProps<'benefits'> & { figures: HomeFigures };
type Messages = Props['messages'];

export function Benefits({ messages, figures, frame }: Props) {
  const { roi, efficiency, beforeAfter, competitors } = messages;
  return (
    <Section id="benefits" tone="sunk" className="benefits" frame={frame} head={messages}>
      <ul className="benefits__list">
        <Benefit messages={roi}>
          <Return gain={figures.roi} />
        </Benefit>
        <Benefit messages={efficiency}>
          <Steps done={figures.efficiencyDone} all={figures.efficiencyAll} />
        </Benefit>
        <Benefit messages={beforeAfter}>
          <BeforeAfter gain={figures.beforeAfter} messages={beforeAfter} />
        </Benefit>
        <Benefit messages={competitors}>
          <Competitors messages={competitors} />
        </Benefit>
      </ul>
      <p className="caption">{messages.note}</p>
    </Section>
  );
}

const BASE_PX = 128;

function Benefit({ messages, children }: { messages: Messages['roi']; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 260 130" aria-hidden="true">
        {children}
        <path className="ground" d={`M0 ${BASE_PX}H260`} />
      </svg>
      <h3>
        <span className="number">{messages.figure}</span> {messages.title}
      </h3>
    </li>
  );
}

function Return({ gain }: { gain: number }) {
  const invested = 56;
  const returned = invested * (1 + gain / 100);
  const rise = {
    from: { along: 90, across: BASE_PX - invested, width: invested },
    to: { along: 220, across: BASE_PX - returned, width: returned },
  };
  return (
    <>
      <path className="band-water-2" d={`M0 ${BASE_PX - invested}H90.2V${BASE_PX}H0Z`} />
      <path
        className="band-water"
        d={`${horizontalBand(rise)}M219.8 ${BASE_PX - returned}H260V${BASE_PX}H219.8Z`}
      />
      <path className="hairline" d={horizontalHairlines(rise, 4)} />
    </>
  );
}

function Steps({ done, all }: { done: number; all: number }) {
  const step = 268 / all;
  return Array.from({ length: all }, (_, index) => index).map((index) => (
    <rect
      key={index}
      className={index < done ? 'band-water' : 'hand'}
      x={index * step + (index < done ? 0 : 1.5)}
      y="16"
      width={step - 10.5}
      height={BASE_PX - 16}
    />
  ));
}

function BeforeAfter({ gain, messages }: { gain: number; messages: Messages['beforeAfter'] }) {
  const before = 28;
  const after = before * (1 + gain / 100);
  return (
    <>
      <rect className="band-water-3" width="260" height={before} />
      <rect className="band-water" y={BASE_PX - after} width="260" height={after} />
      <text x="8" y="20">
        {messages.before}
      </text>
      <text className="inside" x="8" y={BASE_PX - after / 2 + 6}>
        {messages.after}
      </text>
    </>
  );
}

function Competitors({ messages }: { messages: Messages['competitors'] }) {
  return (
    <>
      <path className="band-water-3" d="M0 112C86 108 118 14 256 10V96C150 100 90 110 0 112Z" />
      <path className="others" d="M0 112C90 110 150 100 256 96" />
      <path className="you" d="M0 112C86 108 118 14 256 10" />
      <text x="120" y="30" textAnchor="end">
        {messages.you}
      </text>
      <text x="256" y="120" textAnchor="end">
        {messages.others}
      </text>
    </>
  );
}
