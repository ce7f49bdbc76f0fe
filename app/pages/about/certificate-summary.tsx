import { PageLink } from '../../components/layout/page-link.tsx';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { Certificate } from '../../components/ui/certificate.tsx';
import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsMessages } from '../../features/credentials/credentials.messages.ts';

type Props = {
  messages: CredentialsMessages['certificates'];
  figures: CertificateFigures;
  frame: SectionFrame;
};

const certificates = ['fitForDigital', 'iso'] as const;

export function CertificateSummary({ messages, figures, frame }: Props) {
  return (
    <Section id="certifications" tone="sunk" frame={frame} head={messages}>
      <ul className="certs">
        {certificates.map((certificate) => (
          <Certificate
            key={certificate}
            messages={messages.items[certificate]}
            states={messages}
            progress={figures[certificate]}
          />
        ))}
      </ul>
      <p className="cap certificates__note">{messages.note}</p>
      <p className="after">
        <PageLink page="certifications" className="btn line">
          {messages.all}
        </PageLink>
      </p>
    </Section>
  );
}
