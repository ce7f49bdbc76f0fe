import type { CredentialsWords } from '../features/credentials/credentials.words.ts';
import { PartnerGrid } from '../ui/partner-grid.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Section, type SectionFrame } from './section.tsx';

type Props = { words: CredentialsWords['partners']; frame: SectionFrame; tone?: 'plain' | 'sunk' };

const partners = ['compute', 'fiduciary', 'logistics', 'clinic', 'law', 'daycare'] as const;

/** The six partners, on this page and on the page about the company. */
export function Partners({ words, frame, tone = 'plain' }: Props) {
  return (
    <Section id="partners" tone={tone} frame={frame}>
      <SectionHead words={words} />
      <PartnerGrid
        words={words}
        partners={partners.map((mark) => ({ mark, name: words.items[mark].name, ...words.items[mark].text }))}
      />
    </Section>
  );
}
