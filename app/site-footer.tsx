import { Footer } from './components/layout/footer.tsx';
import { FallbackNotice } from './components/layout/section.tsx';
import type { SiteMessages } from './components/layout/site.messages.ts';
import { CookieSettings } from './features/consent/cookie-settings.tsx';
import { PolicyButton } from './features/legal/policy-button.tsx';
import type { NewsletterMessages } from './features/newsletter/newsletter.messages.ts';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import type { Company } from './lib/content/company.ts';
import { switches } from './lib/i18n/switches.ts';

type Props = {
  site: Pick<SiteMessages, 'footer' | 'navigation'>;
  company: Company;
  year: number;
  newsletter: false | { messages: NewsletterMessages; isFallback: boolean };
};

export function SiteFooter({ site: { footer, navigation }, company, year, newsletter }: Props) {
  return (
    <Footer
      messages={footer}
      navigation={navigation}
      company={company}
      year={year}
      policyButton={(policy, title) => <PolicyButton policy={policy} title={title} close={footer.close} />}
      cookieSettings={switches.analytics && <CookieSettings>{footer.cookieSettings}</CookieSettings>}
      newsletter={
        newsletter && (
          <FallbackNotice isFallback={newsletter.isFallback}>
            <NewsletterForm messages={newsletter.messages} />
          </FallbackNotice>
        )
      }
    />
  );
}
