import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsWords } from '../../features/credentials/credentials.words.ts';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { Certificate } from '../../ui/certificate.tsx';
import { Ticks } from '../../ui/ticks.tsx';

type Words = CredentialsWords['certificates'];
type Props = { words: Words; figures: CertificateFigures; frame: SectionFrame };

const certificates = ['fitForDigital', 'iso'] as const;

/** How far each certificate is. Under the scale stands what is done, and what is open begins where the scale ends. */
export function Certificates({ words, figures, frame }: Props) {
  return (
    <Section id="certificates" className="progress" frame={frame} head={words}>
      <ul>
        {certificates.map((certificate) => {
          const item = words.items[certificate];
          const progress = figures[certificate];
          return (
            <Certificate key={certificate} words={item} states={words} progress={progress}>
              <div className="progress__split">
                <div className="progress__done" style={{ flexBasis: `${progress.value}%` }}>
                  <p>{item.description}</p>
                  <Tasks title={words.done} tasks={item.done} />
                </div>
                <Tasks title={words.open} tasks={item.open} className="progress__open" />
              </div>
            </Certificate>
          );
        })}
      </ul>
      <p className="cap certificates__note">{words.note}</p>
      <p className="after">
        <SectionLink section="contact" className="btn">
          {words.ask}
        </SectionLink>
      </p>
    </Section>
  );
}

function Tasks({ title, tasks, className }: { title: string; tasks: string[]; className?: string }) {
  return (
    <div className={className}>
      <h4>{title}</h4>
      <Ticks items={tasks} />
    </div>
  );
}
