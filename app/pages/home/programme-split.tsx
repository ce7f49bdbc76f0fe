import { SplitFigure } from '../../components/ui/split.tsx';
import type { Split } from './programme-figures.ts';

type Props = { messages: { cost: string; state: string; you: string }; figures: Split };

export function ProgrammeSplit({ messages, figures: { sum, state, you } }: Props) {
  const payers = [
    { kind: 'state', name: messages.state, ...state },
    { kind: 'you', name: messages.you, ...you },
  ] as const;
  return <SplitFigure cost={messages.cost} sum={sum} payers={payers} />;
}
