import { doors, formAction } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { QuestionWords } from './consent.words.ts';
import { ConsentQuestions } from './consent-questions.tsx';

type Props = {
  words: QuestionWords;
  version: string;
  /** Whether it also stands before those who have answered, because they came to change their answer. */
  isAlwaysShown: boolean;
};

/**
 * The question as a form that a browser without JavaScript posts by itself; the answer is a page. The page around it is
 * one file for everybody, so a small style sheet of the server's hides it from whoever has answered.
 */
export function PlainConsent({ words, version, isAlwaysShown }: Props) {
  const { language } = useLocale();
  return (
    <>
      {!isAlwaysShown && <link rel="stylesheet" href={doors.consentAnswered} />}
      <section id="cookie-settings" className="consent consent--plain" aria-label={words.banner.label}>
        <form method="post" action={formAction('consent', language)}>
          <input type="hidden" name="version" value={version} />
          <ConsentQuestions words={words} />
        </form>
      </section>
    </>
  );
}
