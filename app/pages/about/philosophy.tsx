import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { AboutWords } from './about.words.ts';

type Props = { words: AboutWords['philosophy']; frame: SectionFrame };

/** What the company is for, and where it would like to arrive: one sentence each. */
export function Philosophy({ words: { mission, vision }, frame }: Props) {
  return (
    <Section id="philosophy" frame={frame}>
      <div className="beliefs">
        {[mission, vision].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
