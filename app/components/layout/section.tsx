import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { SectionHead } from '../ui/section-head.tsx';

/** What the frame of a section knows of it: whether its words are borrowed from English, and its Luxembourgish line. */
export type SectionFrame = { borrowed: boolean; note: string; luxembourgish: string };

type Props = {
  id: string;
  frame: SectionFrame;
  /** What announces it; a section without stands under a heading of its own making. */
  head?: ComponentProps<typeof SectionHead>['words'];
  tone?: 'plain' | 'sunk' | 'deep';
  className?: string;
  children: ReactNode;
};

/**
 * One section of a page, on its ground. Words borrowed from English say so, to readers and to screen readers.
 * Within `Suspense` each comes to life in a task of its own, and the one that is pressed first of all.
 */
export function Section({ id, frame, head, tone = 'plain', className, children }: Props) {
  const classes = ['sec', tone === 'plain' ? '' : tone, className ?? ''].filter(Boolean).join(' ');
  return (
    <section id={id} className={classes}>
      <div className="wrap">
        <Suspense>
          {frame.borrowed && <p className="borrowed">{frame.note}</p>}
          <div lang={frame.borrowed ? 'en' : undefined}>
            {head && <SectionHead words={head} luxembourgish={frame.luxembourgish} />}
            {children}
          </div>
        </Suspense>
      </div>
    </section>
  );
}
