import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { Progress } from '../../components/ui/certificate.tsx';
import { Tenths } from '../../components/ui/tenths.tsx';
import type { AboutMessages } from './about.messages.ts';

type Props = { messages: AboutMessages['domination']; progress: Progress; frame: SectionFrame };

export function Domination({ messages, progress, frame }: Props) {
  return (
    <Section id="world-domination" tone="deep" className="world" frame={frame}>
      <div className="world__head">
        <h2>{messages.title}</h2>
        <p className="badge soon">{messages.state}</p>
        <p className="lead">{messages.text}</p>
        <p className="world__figure">{progress.shown}</p>
      </div>
      <Tenths value={progress.value} />
      <div className="world__parts">
        <p style={{ flexBasis: `${progress.value}%` }}>{messages.taken}</p>
        <p>{messages.free}</p>
      </div>
    </Section>
  );
}
