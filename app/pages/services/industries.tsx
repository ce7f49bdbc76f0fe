import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { ServicesMessages } from './services.messages.ts';

type Props = { messages: ServicesMessages['industries']; frame: SectionFrame };

export function Industries({ messages, frame }: Props) {
  return (
    <Section id="industries" tone="sunk" frame={frame} head={messages}>
      <ul className="industries">
        {messages.items.map(({ name, job }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{job}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
