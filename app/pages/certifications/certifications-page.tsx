import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsWords } from '../../features/credentials/credentials.words.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Partners } from '../../layout/partners.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import { Certificates } from './certificates.tsx';
import type { CertificationsWords } from './certifications.words.ts';
import { Memberships } from './memberships.tsx';

type Words = CertificationsWords & CredentialsWords;
type Props = {
  words: Words;
  figures: CertificateFigures;
  frame: SectionFrame;
  /** The sections whose words are in English because the language lacks them. */
  borrowed: readonly string[];
};

/** The page `/certifications`: how far two certificates are, six partners, four memberships. */
export function CertificationsPage({ words, figures, frame, borrowed }: Props) {
  const frameFor = (section: keyof Words) => ({ ...frame, borrowed: borrowed.includes(section) });
  return (
    <>
      <PageHead words={words.head} frame={frameFor('head')} />
      <Certificates words={words.certificates} figures={figures} frame={frameFor('certificates')} />
      <Partners words={words.partners} frame={frameFor('partners')} tone="sunk" />
      <Memberships words={words.memberships} frame={frameFor('memberships')} />
    </>
  );
}
