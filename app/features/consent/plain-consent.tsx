import { endpoints, formAction } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import type { BannerMessages } from './consent.messages.ts';
import { ConsentQuestions } from './consent-questions.tsx';

type Props = {
  messages: BannerMessages;
  version: string;
  isAlwaysShown: boolean;
};

/** Page files are shared, so a style sheet of the server hides it from visitors who have answered. */
export function PlainConsent({ messages, version, isAlwaysShown }: Props) {
  const { language } = useLocale();
  return (
    <>
      {!isAlwaysShown && <link rel="stylesheet" href={endpoints.consentAnswered} />}
      <section id="cookie-settings" className="consent consent--plain" aria-label={messages.banner.label}>
        <form method="post" action={formAction('consent', language)}>
          <input type="hidden" name="version" value={version} />
          <ConsentQuestions messages={messages} />
        </form>
      </section>
    </>
  );
}
