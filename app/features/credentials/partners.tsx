import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { OrganisationMark } from '../../components/ui/marks.tsx';
import type { CredentialsMessages } from './credentials.messages.ts';

const outward = { className: 'link external', target: '_blank', rel: 'noopener' };

type Props = { messages: CredentialsMessages['partners']; frame: SectionFrame; tone?: 'sunk' };

export function Partners({ messages, frame, tone }: Props) {
  return (
    <Section id="partners" tone={tone} frame={frame} head={messages}>
      <ul className="partners">
        {Object.entries(messages.items).map(([mark, { name, text }]) => (
          <li key={mark}>
            <OrganisationMark name={mark} />
            <h3>{name}</h3>
            <p>{text.description}</p>
            <a className="link" href={text.href} {...(text.href !== '#' && outward)}>
              {messages.visit}
              <span className="visually-hidden">{` ${name}${text.href === '#' ? '' : `, ${messages.newTab}`}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
