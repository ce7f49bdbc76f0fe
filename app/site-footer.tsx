import { useEffect, useState } from 'react';
import { navigationEntries } from './components/layout/navigation.tsx';
import { PageLink } from './components/layout/page-link.tsx';
import { FallbackText } from './components/layout/section.tsx';
import { SectionLink } from './components/layout/section-link.tsx';
import type { SiteMessages } from './components/layout/site.messages.ts';
import { BrandMark } from './components/ui/marks.tsx';
import { CookieSettings } from './features/consent/cookie-settings.tsx';
import { PolicyButton } from './features/legal/policy-button.tsx';
import type { NewsletterFormMessages } from './features/newsletter/newsletter.messages.ts';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import type { Company } from './lib/content/company.ts';
import { fill } from './lib/content/fill.ts';
import { isPage, policies } from './lib/site-paths.ts';
import { switches } from './lib/switches.ts';
import { trackAttributes } from './lib/track/track.ts';

type Props = {
  site: Pick<SiteMessages, 'footer' | 'navigation'>;
  company: Company;
  builtYear: number;
  newsletter: false | { messages: NewsletterFormMessages; isFallback: boolean };
};

export function SiteFooter({ site, company, builtYear, newsletter }: Props) {
  const [year, setYear] = useState(builtYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const { footer: messages, navigation } = site;
  const { street, postalCode, city } = company.address;
  const names = { ...navigation, home: messages.home };
  const links = ['home' as const, ...navigationEntries.flatMap(({ place, footer }) => (footer ? place : []))];
  return (
    <>
      <div className="mouth">
        <svg viewBox="0 0 1440 180" preserveAspectRatio="none" aria-hidden="true">
          <path className="band-stone" d="M0 6C720 6 720 62 1440 62L1440 78C720 78 720 22 0 22Z" />
          <path className="band-ore" d="M0 58C720 58 720 78 1440 78L1440 86C720 86 720 66 0 66Z" />
          <path className="band-water" d="M0 98C720 98 720 86 1440 86L1440 120C720 120 720 132 0 132Z" />
          <path
            className="hairline"
            d="M0 106.5C720 106.5 720 94.5 1440 94.5M0 115C720 115 720 103 1440 103M0 123.5C720 123.5 720 111.5 1440 111.5"
          />
          <path className="mouth__deep" d="M0 176C720 176 720 119.5 1440 119.5V181H0Z" />
        </svg>
      </div>
      <footer className="footer deep">
        <div className="wrap">
          {newsletter && (
            <FallbackText isFallback={newsletter.isFallback}>
              <NewsletterForm messages={newsletter.messages} />
            </FallbackText>
          )}
          <div className="footer__grid">
            <nav aria-label={messages.label} {...trackAttributes('footer_navigation')}>
              <ul>
                {links.map((place) => (
                  <li key={place}>
                    {isPage(place) ? (
                      <PageLink page={place}>{names[place]}</PageLink>
                    ) : (
                      <SectionLink section={place} usesPath>
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
            <ul className="footer__legal" aria-label={messages.legal}>
              {policies.map((policy) => (
                <li key={policy}>
                  <PolicyButton policy={policy} title={messages[policy]} close={messages.close} />
                </li>
              ))}
              {switches.analytics && <CookieSettings>{messages.cookieSettings}</CookieSettings>}
              <li>
                <PageLink page="legalNotice">{messages.legalNotice}</PageLink>
              </li>
            </ul>
          </div>
          <div className="footer__copy">
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
