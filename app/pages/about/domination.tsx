import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { Progress } from '../../ui/certificate.tsx';
import { Tenths } from '../../ui/tenths.tsx';
import type { AboutWords } from './about.words.ts';

type Props = { words: AboutWords['domination']; progress: Progress; frame: SectionFrame };

/** The one joke of the page, drawn to scale like everything else. */
export function Domination({ words, progress, frame }: Props) {
  return (
    <Section id="world-domination" tone="deep" className="world" frame={frame}>
      <div className="world__head">
        <h2>{words.title}</h2>
        <p className="badge soon">{words.state}</p>
        <p className="lead">{words.text}</p>
        <p className="world__figure">{progress.shown}</p>
      </div>
      <Tenths value={progress.value} />
      <div className="world__parts">
        <p style={{ flexBasis: `${progress.value}%` }}>{words.taken}</p>
        <p>{words.free}</p>
      </div>
    </Section>
  );
}
