import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { OrganisationMark } from '../../components/ui/marks.tsx';
import type { CertificationsMessages } from './certifications.messages.ts';

type Props = { messages: CertificationsMessages['memberships']; frame: SectionFrame };

const memberships = ['circle', 'forum', 'guild', 'charter'] as const;

export function Memberships({ messages, frame }: Props) {
  return (
    <Section id="memberships" frame={frame} head={messages}>
      <ul className="members">
        {memberships.map((membership) => {
          const { name, text, since } = messages.items[membership];
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
