import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { AboutWords } from './about.words.ts';
import { Portrait } from './portrait.tsx';

type Props = { words: AboutWords['team']; frame: SectionFrame };

/** Who leads the company: portrait, name, position, and one sentence. */
export function Team({ words, frame }: Props) {
  return (
    <Section id="team" frame={frame} head={words}>
      <ul className="team">
        {words.items.map(({ name, initials, photo, position, description }) => (
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
