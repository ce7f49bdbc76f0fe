import type { ReactNode } from 'react';
import { Tenths } from './tenths.tsx';

export type Progress = { value: number; shown: string };

type Props = {
  messages: { title: string; status: 'coming-soon' | 'in-progress' };
  states: { comingSoon: string; inProgress: string };
  progress: Progress;
  children?: ReactNode;
};

export function Certificate({ messages: { title, status }, states, progress, children }: Props) {
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
