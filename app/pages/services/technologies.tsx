import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = { words: ServicesWords['technologies']; frame: SectionFrame };

/** The four kinds of technology, each under its abbreviation. */
export function Technologies({ words, frame }: Props) {
  return (
    <Section id="technologies" tone="sunk" frame={frame} head={words}>
      <ul className="technologies">
        {words.items.map(({ code, name, description }) => (
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
