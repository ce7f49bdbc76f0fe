import { OrganisationMark } from './organisation-mark.tsx';

type Partner = { mark: string; name: string; description: string; href: string };

type Props = {
  partners: Partner[];
  words: {
    visit: string;
    /** Said after the partner's name to whoever cannot see that the link leads out. */
    newTab: string;
  };
};

/** The partners, each with its mark, what it does, and the way to its website; `#` where there is none. */
export function PartnerGrid({ partners, words }: Props) {
  return (
    <ul className="partners">
      {partners.map(({ mark, name, description, href }) => (
        <li key={mark}>
          <OrganisationMark name={mark} />
          <h3>{name}</h3>
          <p>{description}</p>
          {href === '#' ? (
            <a className="link" href={href}>
              {words.visit} <span className="vh">{name}</span>
            </a>
          ) : (
            <a className="link ext" href={href} target="_blank" rel="noopener">
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
  );
}
