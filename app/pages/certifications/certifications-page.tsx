import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsWords } from '../../features/credentials/credentials.words.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Partners } from '../../layout/partners.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import { Certificates } from './certificates.tsx';
import type { CertificationsWords } from './certifications.words.ts';
import { Memberships } from './memberships.tsx';

type Props = {
  words: CertificationsWords & CredentialsWords;
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
