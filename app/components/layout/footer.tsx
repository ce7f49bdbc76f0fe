import type { ReactNode } from 'react';
import type { Company } from '../../lib/content/company.ts';
import { fill } from '../../lib/content/fill.ts';
import { hasPage, hasSection, isPage } from '../../lib/i18n/href.ts';
import { tracked } from '../../lib/track/track-attributes.ts';
import { BrandMark } from '../ui/marks.tsx';
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
      {/* The three materials flow into the footer's deep water. */}
      <div className="mouth">
        <svg viewBox="0 0 1440 180" preserveAspectRatio="none" aria-hidden="true">
          <path className="bs" d="M0 6C720 6 720 62 1440 62L1440 78C720 78 720 22 0 22Z" />
          <path className="bo" d="M0 58C720 58 720 78 1440 78L1440 86C720 86 720 66 0 66Z" />
          <path className="b1" d="M0 98C720 98 720 86 1440 86L1440 120C720 120 720 132 0 132Z" />
          <path
            className="hl"
            d="M0 106.5C720 106.5 720 94.5 1440 94.5M0 115C720 115 720 103 1440 103M0 123.5C720 123.5 720 111.5 1440 111.5"
          />
          <path className="mouth__deep" d="M0 176C720 176 720 119.5 1440 119.5V181H0Z" />
        </svg>
      </div>
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
              {cookieSettings}
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
