import { Section, type SectionFrame } from '../../layout/section.tsx';
import { OrganisationMark } from '../../ui/organisation-mark.tsx';
import type { CertificationsWords } from './certifications.words.ts';

type Props = { words: CertificationsWords['memberships']; frame: SectionFrame };

const memberships = ['circle', 'forum', 'guild', 'charter'] as const;

/** The four associations that the company belongs to, what each asks of its members, and since when. */
export function Memberships({ words, frame }: Props) {
  return (
    <Section id="memberships" frame={frame} head={words}>
      <ul className="members">
        {memberships.map((membership) => {
          const { name, text, since } = words.items[membership];
          return (
            <li key={membership}>
              <OrganisationMark name={membership} />
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="members__since">{since}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
