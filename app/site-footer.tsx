import { Footer } from './components/layout/footer.tsx';
import { FallbackNotice } from './components/layout/section.tsx';
import type { SiteMessages } from './components/layout/site.messages.ts';
import { CookieSettings } from './features/consent/cookie-settings.tsx';
import { PolicyButton } from './features/legal/policy-button.tsx';
import type { NewsletterMessages } from './features/newsletter/newsletter.messages.ts';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import type { Company } from './lib/content/company.ts';

type Props = {
  site: Pick<SiteMessages, 'footer' | 'navigation'>;
  company: Company;
  year: number;
  newsletter: false | { messages: NewsletterMessages; isFallback: boolean };
  asksForConsent: boolean;
};

export function SiteFooter({
  site: { footer, navigation },
  company,
  year,
  newsletter,
  asksForConsent,
}: Props) {
  return (
    <Footer
      messages={footer}
      navigation={navigation}
      company={company}
      year={year}
      policyButton={(policy, title) => <PolicyButton policy={policy} title={title} close={footer.close} />}
      cookieSettings={asksForConsent && <CookieSettings>{footer.cookieSettings}</CookieSettings>}
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
