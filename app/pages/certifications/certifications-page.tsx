import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import { Certificates } from './certificates.tsx';
import type { CertificationsWords } from '../../features/credentials/credentials.words.ts';
import { Memberships } from './memberships.tsx';
import { Partners } from '../../layout/partners.tsx';

type Props = {
  words: CertificationsWords;
  figures: CertificateFigures;
  frames: Record<'head' | 'certificates' | 'partners' | 'memberships', SectionFrame>;
};

/** The page `/certifications`: how far two certificates are, six partners, four memberships. */
export function CertificationsPage({ words, figures, frames }: Props) {
  return (
    <>
      <PageHead words={words.head} frame={frames.head} />
      <Certificates words={words.certificates} figures={figures} frame={frames.certificates} />
      <Partners words={words.partners} frame={frames.partners} tone="sunk" />
      <Memberships words={words.memberships} frame={frames.memberships} />
    </>
  );
}
