import type { ReactNode } from 'react';
import { Section, type SectionFrame } from './section.tsx';

type Props = {
  title: string;
  lead: string;
  frame: SectionFrame;
  /** The links, the most important one first. */
  children: ReactNode;
};

/** The end of a page: one invitation in deep water, which runs on into the footer. */
export function CallToAction({ title, lead, frame, children }: Props) {
  return (
    <Section id="next" tone="deep" className="call" frame={frame} head={{ title, lead }}>
      <p className="actions">{children}</p>
    </Section>
  );
}
