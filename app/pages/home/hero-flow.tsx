import type { ReactNode } from 'react';
import { HeroFlowSide } from './hero-flow-side.tsx';
import type { HomeWords } from './home.words.ts';

type In = 'dashboardEmails' | 'dashboardInvoices' | 'dashboardCalls';
type Out = 'dashboardFinished' | 'dashboardPerson' | 'dashboardAsked';

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
        streams={[
          {
            quantity: figures.dashboardEmails,
            shown: shown.dashboardEmails,
            label: incoming.emails,
            colour: 'b1',
          },
          {
            quantity: figures.dashboardInvoices,
            shown: shown.dashboardInvoices,
            label: incoming.invoices,
            colour: 'b2',
          },
          {
            quantity: figures.dashboardCalls,
            shown: shown.dashboardCalls,
            label: incoming.calls,
            colour: 'b3',
          },
        ]}
      />
      {children}
      <HeroFlowSide
        direction="out"
        label={outgoing.label}
        streams={[
          {
            quantity: figures.dashboardFinished,
            shown: shown.dashboardFinishedShare,
            label: outgoing.finished,
            colour: 'b1',
          },
          {
            quantity: figures.dashboardPerson,
            shown: shown.dashboardPersonShare,
            label: outgoing.person,
            colour: 'bo',
          },
          {
            quantity: figures.dashboardAsked,
            shown: shown.dashboardAskedShare,
            label: outgoing.asked,
            colour: 'b3',
          },
        ]}
      />
    </div>
  );
}
