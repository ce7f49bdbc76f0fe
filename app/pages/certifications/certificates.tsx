import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsWords } from '../../features/credentials/credentials.words.ts';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { Certificate } from '../../ui/certificate.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Ticks } from '../../ui/ticks.tsx';

type Words = CredentialsWords['certificates'];
type Props = { words: Words; figures: CertificateFigures; frame: SectionFrame };

const certificates = ['fitForDigital', 'iso'] as const;

/** How far each certificate is. Under the scale stands what is done, and what is open begins where the scale ends. */
export function Certificates({ words, figures, frame }: Props) {
  return (
    <Section id="certificates" className="progress" frame={frame}>
      <SectionHead words={words} />
      <ul>
        {certificates.map((certificate) => {
          const { title, status, description, done, open } = words.items[certificate];
          const progress = figures[certificate];
          const state = status === 'in-progress' ? words.inProgress : words.comingSoon;
          return (
            <Certificate key={certificate} title={title} status={status} state={state} progress={progress}>
              <div className="progress__split">
                <div className="progress__done" style={{ flexBasis: `${progress.value}%` }}>
                  <p>{description}</p>
                  <Tasks title={words.done} tasks={done} />
                </div>
                <Tasks title={words.open} tasks={open} className="progress__open" />
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
