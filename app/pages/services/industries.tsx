import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = { words: ServicesWords['industries']; frame: SectionFrame };

/** The industries, each with one job that an agent does there. */
export function Industries({ words, frame }: Props) {
  return (
    <Section id="industries" tone="sunk" frame={frame} head={words}>
      <ul className="industries">
        {words.items.map(({ name, job }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{job}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
