import { SplitFigure } from '../../ui/split.tsx';
import type { Split } from './programme-figures.ts';

type Props = { words: { cost: string; state: string; you: string }; figures: Split };

/** A programme's example: one sum, and what the State and the firm pay of it. */
export function ProgrammeSplit({ words, figures: { sum, state, you } }: Props) {
  const payers = [
    { kind: 'state', name: words.state, ...state },
    { kind: 'you', name: words.you, ...you },
  ] as const;
  return <SplitFigure cost={words.cost} sum={sum} payers={payers} />;
}
