import type { ReactNode } from 'react';
import { Tenths } from './tenths.tsx';

/** How far something is, as a number for the drawing and as the language writes it. */
export type Progress = { value: number; shown: string };

type Props = {
  words: { title: string; status: 'coming-soon' | 'in-progress' };
  /** The words for the status. */
  states: { comingSoon: string; inProgress: string };
  progress: Progress;
  children?: ReactNode;
};

/** A certificate that is not issued yet: its name, its state, and how far it is, in figures and on a scale of ten. */
export function Certificate({ words: { title, status }, states, progress, children }: Props) {
  const isHalf = status === 'in-progress';
  return (
    <li className="cert">
      <h3>{title}</h3>
      <p className={isHalf ? 'badge cert__half' : 'badge soon'}>
        {isHalf ? states.inProgress : states.comingSoon}
      </p>
      <p className="num">{progress.shown}</p>
      <Tenths value={progress.value} />
      {children}
    </li>
  );
}
