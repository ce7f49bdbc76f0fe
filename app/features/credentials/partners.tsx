import type { CredentialsWords } from '../features/credentials/credentials.words.ts';
import { OrganisationMark } from '../ui/organisation-mark.tsx';
import { Section, type SectionFrame } from './section.tsx';

type Props = { words: CredentialsWords['partners']; frame: SectionFrame; tone?: 'plain' | 'sunk' };

/**
 * The partners, on this page and on the page about the company: each with its mark, what it does, and the way to its website;
 * `#` where there is none.
 */
export function Partners({ words, frame, tone = 'plain' }: Props) {
  return (
    <Section id="partners" tone={tone} frame={frame} head={words}>
      <ul className="partners">
        {Object.entries(words.items).map(([mark, { name, text }]) => (
          <li key={mark}>
            <OrganisationMark name={mark} />
            <h3>{name}</h3>
            <p>{text.description}</p>
            {text.href === '#' ? (
              <a className="link" href={text.href}>
                {words.visit} <span className="vh">{name}</span>
              </a>
            ) : (
              <a className="link ext" href={text.href} target="_blank" rel="noopener">
                {words.visit}
                <span className="vh">
                  {' '}
                  {name}, {words.newTab}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
