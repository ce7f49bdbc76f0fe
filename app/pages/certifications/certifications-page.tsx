import { PageHead } from '../../components/layout/page-head.tsx';
import type { SectionFrame } from '../../components/layout/section.tsx';
import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsMessages } from '../../features/credentials/credentials.messages.ts';
import { Partners } from '../../features/credentials/partners.tsx';
import { Certificates } from './certificates.tsx';
import type { CertificationsMessages } from './certifications.messages.ts';
import { Memberships } from './memberships.tsx';

type Messages = CertificationsMessages & CredentialsMessages;
type Props = {
  messages: Messages;
  figures: CertificateFigures;
  frame: SectionFrame;
  /** Sections shown in English because the locale lacks them. */
  fallback: readonly string[];
};

export function CertificationsPage({ messages, figures, frame, fallback }: Props) {
  const frameFor = (section: keyof Messages) => ({ ...frame, fallback: fallback.includes(section) });
  return (
    <>
      <PageHead messages={messages.head} frame={frameFor('head')} />
      <Certificates messages={messages.certificates} figures={figures} frame={frameFor('certificates')} />
      <Partners messages={messages.partners} frame={frameFor('partners')} tone="sunk" />
      <Memberships messages={messages.memberships} frame={frameFor('memberships')} />
    </>
  );
}
