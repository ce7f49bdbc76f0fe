import { type ReactNode, Suspense } from 'react';

/** `fallback`: shown in English because the locale lacks it. */
export type SectionFrame = { fallback: boolean; note: string; luxembourgish: string };

/** @param fallback names the sections that are shown in English */
export function framesOf(frame: SectionFrame, fallback: readonly string[]) {
  return (section: string): SectionFrame => ({ ...frame, fallback: fallback.includes(section) });
}

type Props = {
  id: string;
  frame: SectionFrame;
  head?: { plate?: string; title: string; lead?: string };
  tone?: 'plain' | 'sunk' | 'deep';
  className?: string;
  children: ReactNode;
};

/** Inside `Suspense`, so that each section hydrates in a task of its own, a pressed one first. */
export function Section({ id, frame, head, tone = 'plain', className, children }: Props) {
  const classes = ['sec', tone === 'plain' ? '' : tone, className ?? ''].filter(Boolean).join(' ');
  return (
    <section id={id} className={classes}>
      <div className="wrap" suppressHydrationWarning>
        <Suspense>
          {frame.fallback && <p className="fallback-note">{frame.note}</p>}
          <div lang={frame.fallback ? 'en' : undefined}>
            {head && (
              <div className="head">
                {head.plate && <Plate name={head.plate} luxembourgish={frame.luxembourgish} />}
                <h2>{head.title}</h2>
                {head.lead && <p className="lead">{head.lead}</p>}
              </div>
            )}
            {children}
          </div>
        </Suspense>
      </div>
    </section>
  );
}

export function Plate({ name, luxembourgish }: { name: string; luxembourgish: string }) {
  return (
    <p className="plate">
      <span>{name}</span>
      <span lang="lb">{luxembourgish}</span>
    </p>
  );
}

export function FallbackText({ isFallback, children }: { isFallback: boolean; children: ReactNode }) {
  return isFallback ? <div lang="en">{children}</div> : children;
}
