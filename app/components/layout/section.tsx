import { type ReactNode, Suspense } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/i18n/languages.ts';

/** The language of a section's messages, a note if it is not the page's, and the sign's second line. */
export type SectionFrame = { isFallback: boolean; note: string; luxembourgish: string };

export function sectionFrames(frame: SectionFrame, fallbackSections: readonly string[]) {
  return (section: string): SectionFrame => ({ ...frame, isFallback: fallbackSections.includes(section) });
}

type Props = {
  id: string;
  frame: SectionFrame;
  head?: { plate?: string; title: string; lead?: string };
  tone?: 'sunk' | 'deep' | undefined;
  className?: string;
  children: ReactNode;
};

/** `Suspense` lets each section hydrate in a task of its own, and a pressed one first. */
export function Section({ id, frame, head, tone, className, children }: Props) {
  const classes = ['section', tone, className].filter(Boolean).join(' ');
  return (
    <section id={id} className={classes}>
      <div className="wrap" suppressHydrationWarning>
        <Suspense>
          {frame.isFallback && <p className="fallback-note">{frame.note}</p>}
          <div lang={fallbackLang(frame.isFallback)}>
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

export function fallbackLang(isFallback: boolean): Language | undefined {
  return isFallback ? DEFAULT_LANGUAGE : undefined;
}

export function FallbackText({ isFallback, children }: { isFallback: boolean; children: ReactNode }) {
  return isFallback ? <div lang={DEFAULT_LANGUAGE}>{children}</div> : children;
}
