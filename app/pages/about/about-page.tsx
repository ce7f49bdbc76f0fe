import { PageHead } from '../../components/layout/page-head.tsx';
import type { SectionFrame } from '../../components/layout/section.tsx';
import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsMessages } from '../../features/credentials/credentials.messages.ts';
import { Partners } from '../../features/credentials/partners.tsx';
import type { AboutMessages } from './about.messages.ts';
import type { AboutFigures } from './about-figures.ts';
import { CertificateSummary } from './certificate-summary.tsx';
import { Difference } from './difference.tsx';
import { Domination } from './domination.tsx';
import { Journey } from './journey.tsx';
import { Philosophy } from './philosophy.tsx';
import { Team } from './team.tsx';

type Messages = AboutMessages & CredentialsMessages;
type Props = {
  messages: Messages;
  figures: AboutFigures & { certificates: CertificateFigures };
  frame: SectionFrame;
  /** Sections shown in English because the locale lacks them. */
  fallback: readonly string[];
};

export function AboutPage({ messages, figures, frame, fallback }: Props) {
  const frameFor = (section: keyof Messages) => ({ ...frame, fallback: fallback.includes(section) });
  return (
    <>
      <PageHead messages={messages.head} frame={frameFor('head')} />
      <Philosophy messages={messages.philosophy} frame={frameFor('philosophy')} />
      <Difference
        messages={messages.difference}
        figures={figures.difference}
        frame={frameFor('difference')}
      />
      <Team messages={messages.team} frame={frameFor('team')} />
      <Journey messages={messages.journey} figures={figures.journey} frame={frameFor('journey')} />
      <Partners messages={messages.partners} frame={frameFor('partners')} />
      <CertificateSummary
        messages={messages.certificates}
        figures={figures.certificates}
        frame={frameFor('certificates')}
      />
      <Domination
        messages={messages.domination}
        progress={figures.domination}
        frame={frameFor('domination')}
      />
    </>
  );
}
