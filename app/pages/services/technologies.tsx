import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { ServicesMessages } from './services.messages.ts';

type Props = { messages: ServicesMessages['technologies']; frame: SectionFrame };

export function Technologies({ messages, frame }: Props) {
  return (
    <Section id="technologies" tone="sunk" frame={frame} head={messages}>
      <ul className="technologies">
        {messages.items.map(({ code, name, description }) => (
          <li key={code}>
            <p className="num">{code}</p>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
