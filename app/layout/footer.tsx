import type { ReactNode } from 'react';
import { tracked } from '../analytics/tracked.ts';
import type { Company } from '../content/company.ts';
import { fill } from '../content/fill.ts';
import { CookieSettings } from '../features/consent/cookie-settings.tsx';
import { PolicyButton } from '../features/policies/policy-button.tsx';
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

const sections = ['products', 'methodology', 'fit4ai', 'smepackages'] as const;

/** The foot of every page: letter, pages, address, policies, and a word that the company is fictional while it is. */
export function Footer({ words, navigation, company, year, newsletter }: Props) {
  const { street, postalCode, city } = company.address;
  return (
    <>
      <FooterMouth />
      <footer className="foot deep">
        <div className="wrap">
          {newsletter}
          <div className="foot__grid">
            <nav aria-label={words.label} {...tracked('footer_navigation')}>
              <ul>
                <li>
                  <PageLink page="home">{words.home}</PageLink>
                </li>
                <li>
                  <PageLink page="about">{navigation.about}</PageLink>
                </li>
                <li>
                  <PageLink page="services">{navigation.services}</PageLink>
                </li>
                <li>
                  <PageLink page="programmes">{words.programmes}</PageLink>
                </li>
                {sections.map((section) => (
                  <li key={section}>
                    <SectionLink section={section} byPath>
                      {navigation[section]}
                    </SectionLink>
                  </li>
                ))}
                <li>
                  <PageLink page="certifications">{navigation.certifications}</PageLink>
                </li>
                <li>
                  <SectionLink section="blog" byPath>
                    {navigation.blog}
                  </SectionLink>
                </li>
                <li>
                  <SectionLink section="contact" byPath>
                    {navigation.contact}
                  </SectionLink>
                </li>
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
              <li>
                <PolicyButton policy="terms" title={words.terms} close={words.close} />
              </li>
              <li>
                <PolicyButton policy="privacy" title={words.privacy} close={words.close} />
              </li>
              <li>
                <PolicyButton policy="cookies" title={words.cookies} close={words.close} />
              </li>
              <li>
                <CookieSettings>{words.cookieSettings}</CookieSettings>
              </li>
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
              {fill(words.copyright, { year, company: company.name })}
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
