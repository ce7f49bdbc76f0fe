import type { ReactNode } from 'react';
import { tracked } from '../analytics/tracked.ts';
import type { Company } from '../content/company.ts';
import { fill } from '../content/fill.ts';
import { CookieSettings } from '../features/consent/cookie-settings.tsx';
import { PolicyButton } from '../features/policies/policy-button.tsx';
import { hasSection, isPage } from '../i18n/href.ts';
import { switches } from '../i18n/switches.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { FooterMouth } from './footer-mouth.tsx';
import { PageLink } from './page-link.tsx';
import { SectionLink } from './section-link.tsx';
import type { SiteWords } from './site.words.ts';

type Props = {
  words: SiteWords['footer'];
  navigation: SiteWords['navigation'];
  company: Company;
  year: number;
  newsletter: ReactNode;
};

/** The quick links, in their order: pages, and sections of the home page. */
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

/** The foot of every page: letter, pages, address, policies, and a word that the company is fictional while it is. */
export function Footer({ words, navigation, company, year, newsletter }: Props) {
  const { street, postalCode, city } = company.address;
  const names = { ...navigation, home: words.home };
  return (
    <>
      <FooterMouth />
      <footer className="foot deep">
        <div className="wrap">
          {newsletter}
          <div className="foot__grid">
            <nav aria-label={words.label} {...tracked('footer_navigation')}>
              <ul>
                {places
                  .filter((place) => isPage(place) || hasSection(place))
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
            <ul className="foot__legal" aria-label={words.legal}>
              {policies.map((policy) => (
                <li key={policy}>
                  <PolicyButton policy={policy} title={words[policy]} close={words.close} />
                </li>
              ))}
              {switches.analytics && (
                <li>
                  <CookieSettings>{words.cookieSettings}</CookieSettings>
                </li>
              )}
              <li>
                <PageLink page="legalNotice">{words.legalNotice}</PageLink>
              </li>
            </ul>
          </div>
          <div className="foot__copy">
            <PageLink page="home" className="logo">
              <BrandMark />
              <span>{company.name}</span>
            </PageLink>
            <p>
              {fill(words.copyright, { year })}
              {company.sample && (
                <>
                  <br />
                  {words.fictional}
                </>
              )}
            </p>
          </div>
        </div>
      </footer>
    </>
  );
}
