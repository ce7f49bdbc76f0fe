import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsWords } from '../../features/credentials/credentials.words.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { Certificate } from '../../ui/certificate.tsx';

type Props = { words: CredentialsWords['certificates']; figures: CertificateFigures; frame: SectionFrame };

const certificates = ['fitForDigital', 'iso'] as const;

/** Both certificates in short, and the way to their page. */
export function CertificateSummary({ words, figures, frame }: Props) {
  return (
    <Section id="certifications" tone="sunk" frame={frame} head={words}>
      <ul className="certs">
        {certificates.map((certificate) => (
          <Certificate
            key={certificate}
            words={words.items[certificate]}
            states={words}
            progress={figures[certificate]}
          />
        ))}
      </ul>
      <p className="cap certificates__note">{words.note}</p>
      <p className="after">
        <PageLink page="certifications" className="btn line">
          {words.all}
        </PageLink>
      </p>
    </Section>
  );
}
