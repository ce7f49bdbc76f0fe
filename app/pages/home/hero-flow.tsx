import type { ReactNode } from 'react';
import { HeroFlowSide } from './hero-flow-side.tsx';
import type { HomeWords } from './home.words.ts';

const arriving = [
  ['dashboardEmails', 'emails', 'b1'],
  ['dashboardInvoices', 'invoices', 'b2'],
  ['dashboardCalls', 'calls', 'b3'],
] as const;
const leaving = [
  ['dashboardFinished', 'finished', 'b1'],
  ['dashboardPerson', 'person', 'bo'],
  ['dashboardAsked', 'asked', 'b3'],
] as const;

type In = (typeof arriving)[number][0];
type Out = (typeof leaving)[number][0];

export type HeroFigures = Record<In | Out, number>;

type Props = {
  words: Pick<HomeWords['hero'], 'incoming' | 'outgoing'>;
  figures: HeroFigures;
  shown: Record<In | `${Out}Share`, string>;
  /** What the bands run through: the dashboard. */
  children: ReactNode;
};

/** The river of the hero: requests arrive in three bands, pass the dashboard, and leave in three, all to scale. */
export function HeroFlow({ words: { incoming, outgoing }, figures, shown, children }: Props) {
  return (
    <div className="flow">
      <HeroFlowSide
        direction="in"
        label={incoming.label}
        streams={arriving.map(([figure, name, colour]) => ({
          quantity: figures[figure],
          shown: shown[figure],
          label: incoming[name],
          colour,
        }))}
      />
      {children}
      <HeroFlowSide
        direction="out"
        label={outgoing.label}
        streams={leaving.map(([figure, name, colour]) => ({
          quantity: figures[figure],
          shown: shown[`${figure}Share`],
          label: outgoing[name],
          colour,
        }))}
      />
    </div>
  );
}
