import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { AboutMessages } from './about.messages.ts';
import { Portrait } from './portrait.tsx';

type Props = { messages: AboutMessages['team']; frame: SectionFrame };

export function Team({ messages, frame }: Props) {
  return (
    <Section id="team" frame={frame} head={messages}>
      <ul className="team">
        {messages.items.map(({ name, initials, photo, position, description }) => (
          <li key={name}>
            <Portrait initials={initials} photo={photo} />
            <h3>{name}</h3>
            <p className="team__position">{position}</p>
            <p className="mut">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
