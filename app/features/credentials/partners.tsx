import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { OrganisationMark } from '../../components/ui/marks.tsx';
import type { CredentialsMessages } from './credentials.messages.ts';

type Props = { messages: CredentialsMessages['partners']; frame: SectionFrame; tone?: 'plain' | 'sunk' };

export function Partners({ messages, frame, tone = 'plain' }: Props) {
  return (
    <Section id="partners" tone={tone} frame={frame} head={messages}>
      <ul className="partners">
        {Object.entries(messages.items).map(([mark, { name, text }]) => (
          <li key={mark}>
            <OrganisationMark name={mark} />
            <h3>{name}</h3>
            <p>{text.description}</p>
            {text.href === '#' ? (
              <a className="link" href={text.href}>
                {messages.visit} <span className="vh">{name}</span>
              </a>
            ) : (
              <a className="link ext" href={text.href} target="_blank" rel="noopener">
                {messages.visit}
                <span className="vh">
                  {' '}
                  {name}, {messages.newTab}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
