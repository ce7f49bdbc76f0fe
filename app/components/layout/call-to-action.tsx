import type { ReactNode } from 'react';
import { Section, type SectionFrame } from './section.tsx';

type Props = {
  title: string;
  lead: string;
  frame: SectionFrame;
  children: ReactNode;
};

/** The closing section of a page; it runs on into the footer. */
export function CallToAction({ title, lead, frame, children }: Props) {
  return (
    <Section id="next" tone="deep" className="call" frame={frame} head={{ title, lead }}>
      <p className="actions">{children}</p>
    </Section>
  );
}
