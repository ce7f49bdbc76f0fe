import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { QuestionWords } from './consent.words.ts';
import { ConsentCategory } from './consent-category.tsx';
import type { StoredConsent } from './consent-cookie.ts';

type Props = {
  words: QuestionWords;
  /** What is switched on at first. */
  allowed?: StoredConsent['categories'] | undefined;
  /** Whether the details are open. Without JavaScript they always are, for nothing could open them. */
  isOpen?: boolean;
  onCustomise?: () => void;
  /** What stands under the text: a failure, the browser's signal. */
  note?: ReactNode;
  /** What stands under the switches: the answer that holds. */
  record?: ReactNode;
};

/** The question with its two equal answers, and below it the switches. The same with JavaScript and without. */
export function ConsentQuestions(props: Props) {
  const { words, allowed, isOpen = true, onCustomise, note, record } = props;
  const { banner, preferences } = words;
  const { prefix } = useLocale();
  const answer = { type: 'submit', className: 'btn plain', name: 'choice' } as const;
  return (
    <>
      {/* Enter on a switch presses the form's first button: it must save what is switched, not accept everything. */}
      <button type="submit" name="choice" value="custom" hidden />
      <div className="consent__say">
        <h2>{banner.title}</h2>
        <p>
          {banner.text} <Link to={href(prefix, 'cookies')}>{banner.policy}</Link> ·{' '}
          <Link to={href(prefix, 'privacy')}>{banner.privacy}</Link>
        </p>
        {note}
      </div>
      <div className="consent__answers">
        <button {...answer} value="accepted">
          {banner.accept}
        </button>
        <button {...answer} value="rejected">
          {banner.reject}
        </button>
        {onCustomise && (
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            aria-controls="consent-details"
            onClick={onCustomise}
          >
            {banner.customise}
          </button>
        )}
      </div>
      <div id="consent-details" className="consent__details" hidden={!isOpen}>
        <ConsentCategory words={preferences} name="essential" />
        <ConsentCategory words={preferences} name="analytics" isOn={allowed?.analytics} />
        <ConsentCategory words={preferences} name="marketing" isOn={allowed?.marketing} />
        <div className="consent__save">
          <button {...answer} value="custom">
            {preferences.save}
          </button>
          {record}
        </div>
      </div>
    </>
  );
}
