import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Certificate } from '../../components/ui/certificate.tsx';
import { Ticks } from '../../components/ui/lists.tsx';
import type { CertificateFigures } from '../../features/credentials/certificate-figures.ts';
import type { CredentialsMessages } from '../../features/credentials/credentials.messages.ts';

type Messages = CredentialsMessages['certificates'];
type Props = { messages: Messages; figures: CertificateFigures; frame: SectionFrame };

const certificates = ['fitForDigital', 'iso'] as const;

/** The list of open steps is aligned to the end of the scale. */
export function Certificates({ messages, figures, frame }: Props) {
  return (
    <Section id="certificates" className="progress" frame={frame} head={messages}>
      <ul>
        {certificates.map((certificate) => {
          const item = messages.items[certificate];
          const progress = figures[certificate];
          return (
            <Certificate key={certificate} messages={item} states={messages} progress={progress}>
              <div className="progress__split">
                <div className="progress__done" style={{ flexBasis: `${progress.value}%` }}>
                  <p>{item.description}</p>
                  <Tasks title={messages.done} tasks={item.done} />
                </div>
                <Tasks title={messages.open} tasks={item.open} className="progress__open" />
              </div>
            </Certificate>
          );
        })}
      </ul>
      <p className="cap certificates__note">{messages.note}</p>
      <p className="after">
        <SectionLink section="contact" className="btn">
          {messages.ask}
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
