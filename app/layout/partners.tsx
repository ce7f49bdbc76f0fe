import type { CredentialsWords } from '../features/credentials/credentials.words.ts';
import { PartnerGrid } from '../ui/partner-grid.tsx';
import { Section, type SectionFrame } from './section.tsx';

type Props = { words: CredentialsWords['partners']; frame: SectionFrame; tone?: 'plain' | 'sunk' };

/** The partners, on this page and on the page about the company. */
export function Partners({ words, frame, tone = 'plain' }: Props) {
  return (
    <Section id="partners" tone={tone} frame={frame} head={words}>
      <PartnerGrid
        words={words}
        partners={Object.entries(words.items).map(([mark, { name, text }]) => ({ mark, name, ...text }))}
      />
    </Section>
  );
}
