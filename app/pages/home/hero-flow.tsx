import type { ReactNode } from 'react';
import { HeroFlowSide } from './hero-flow-side.tsx';
import type { HomeMessages } from './home.messages.ts';

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
  messages: Pick<HomeMessages['hero'], 'incoming' | 'outgoing'>;
  figures: HeroFigures;
  shown: Record<In | `${Out}Share`, string>;
  children: ReactNode;
};

export function HeroFlow({ messages: { incoming, outgoing }, figures, shown, children }: Props) {
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
