import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsWords } from '../../features/credentials/credentials.words.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Partners } from '../../layout/partners.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { AboutWords } from './about.words.ts';
import type { AboutFigures } from './about-figures.ts';
import { CertificateSummary } from './certificate-summary.tsx';
import { Difference } from './difference.tsx';
import { Domination } from './domination.tsx';
import { Journey } from './journey.tsx';
import { Philosophy } from './philosophy.tsx';
import { Team } from './team.tsx';

type Words = AboutWords & CredentialsWords;
type Props = {
  words: Words;
  figures: AboutFigures & { certificates: CertificateFigures };
  frame: SectionFrame;
  /** The sections whose words are in English because the language lacks them. */
  borrowed: readonly string[];
};

/** The page `/about`: what the company believes, what sets it apart, who leads it, how it grew, with whom it works. */
export function AboutPage({ words, figures, frame, borrowed }: Props) {
  const frameFor = (section: keyof Words) => ({ ...frame, borrowed: borrowed.includes(section) });
  return (
    <>
      <PageHead words={words.head} frame={frameFor('head')} />
      <Philosophy words={words.philosophy} frame={frameFor('philosophy')} />
      <Difference words={words.difference} figures={figures.difference} frame={frameFor('difference')} />
      <Team words={words.team} frame={frameFor('team')} />
      <Journey words={words.journey} figures={figures.journey} frame={frameFor('journey')} />
      <Partners words={words.partners} frame={frameFor('partners')} />
      <CertificateSummary
        words={words.certificates}
        figures={figures.certificates}
        frame={frameFor('certificates')}
      />
      <Domination words={words.domination} progress={figures.domination} frame={frameFor('domination')} />
    </>
  );
}
