import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { AboutMessages } from './about.messages.ts';

type Props = { messages: AboutMessages['philosophy']; frame: SectionFrame };

export function Philosophy({ messages: { mission, vision }, frame }: Props) {
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
