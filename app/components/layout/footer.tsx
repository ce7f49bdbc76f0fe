import type { ReactNode } from 'react';
import type { Company } from '../../lib/content/company.ts';
import { fill } from '../../lib/content/fill.ts';
import { hasPage, hasSection, isPage } from '../../lib/i18n/href.ts';
import { tracked } from '../../lib/track/track-attributes.ts';
import { BrandMark } from '../ui/marks.tsx';
import { FooterMouth } from './footer-mouth.tsx';
import { PageLink } from './page-link.tsx';
import { SectionLink } from './section-link.tsx';
import type { SiteMessages } from './site.messages.ts';

type Props = {
  messages: SiteMessages['footer'];
  navigation: SiteMessages['navigation'];
  company: Company;
  year: number;
  newsletter: ReactNode;
  policyButton: (policy: Policy, title: string) => ReactNode;
  cookieSettings: ReactNode;
};

const places = [
  'home',
  'about',
  'services',
  'programmes',
  'products',
  'methodology',
  'fit4ai',
  'smepackages',
  'certifications',
  'blog',
  'contact',
] as const;

const policies = ['terms', 'privacy', 'cookies'] as const;
type Policy = (typeof policies)[number];

/** Says that the company is fictional while it is. */
export function Footer({
  messages,
  navigation,
  company,
  year,
  newsletter,
  policyButton,
  cookieSettings,
}: Props) {
  const { street, postalCode, city } = company.address;
  const names = { ...navigation, home: messages.home };
  return (
    <>
      <FooterMouth />
      <footer className="foot deep">
        <div className="wrap">
          {newsletter}
          <div className="foot__grid">
            <nav aria-label={messages.label} {...tracked('footer_navigation')}>
              <ul>
                {places
                  .filter((place) => (isPage(place) ? hasPage(place) : hasSection(place)))
                  .map((place) => (
                    <li key={place}>
                      {isPage(place) ? (
                        <PageLink page={place}>{names[place]}</PageLink>
                      ) : (
                        <SectionLink section={place} byPath>
                          {names[place]}
                        </SectionLink>
                      )}
                    </li>
                  ))}
              </ul>
            </nav>
            <address>
              {street}
              <br />
              {postalCode} {city}
              <br />
              <a href={`tel:${company.phone.number}`}>{company.phone.shown}</a>
              <br />
              <a href={`mailto:${company.emails.general}`}>{company.emails.general}</a>
            </address>
            <ul className="foot__legal" aria-label={messages.legal}>
              {policies.map((policy) => (
                <li key={policy}>{policyButton(policy, messages[policy])}</li>
              ))}
              {cookieSettings && <li>{cookieSettings}</li>}
              <li>
                <PageLink page="legalNotice">{messages.legalNotice}</PageLink>
              </li>
            </ul>
          </div>
          <div className="foot__copy">
            <PageLink page="home" className="logo">
              <BrandMark />
              <span>{company.name}</span>
            </PageLink>
            <p>
              {fill(messages.copyright, { year })}
              {company.sample && (
                <>
                  <br />
                  {messages.fictional}
                </>
              )}
            </p>
          </div>
        </div>
      </footer>
    </>
  );
}
