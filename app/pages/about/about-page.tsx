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
  frames: Record<Exclude<keyof Words, 'meta'>, SectionFrame>;
};

/** The page `/about`: what the company believes, what sets it apart, who leads it, how it grew, with whom it works. */
export function AboutPage({ words, figures, frames }: Props) {
  return (
    <>
      <PageHead words={words.head} frame={frames.head} />
      <Philosophy words={words.philosophy} frame={frames.philosophy} />
      <Difference words={words.difference} figures={figures.difference} frame={frames.difference} />
      <Team words={words.team} frame={frames.team} />
      <Journey words={words.journey} figures={figures.journey} frame={frames.journey} />
      <Partners words={words.partners} frame={frames.partners} />
      <CertificateSummary
        words={words.certificates}
        figures={figures.certificates}
        frame={frames.certificates}
      />
      <Domination words={words.domination} progress={figures.domination} frame={frames.domination} />
    </>
  );
}
