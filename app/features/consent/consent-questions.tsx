import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import type { BannerMessages } from './consent.messages.ts';
import { ConsentCategory } from './consent-category.tsx';
import type { StoredConsent } from './consent-cookie.ts';

type Props = {
  messages: BannerMessages;
  allowed?: StoredConsent['categories'] | undefined;
  isOpen?: boolean;
  onCustomise?: () => void;
  note?: ReactNode;
  record?: ReactNode;
};

export function ConsentQuestions(props: Props) {
  const { messages, allowed, isOpen = true, onCustomise, note, record } = props;
  const { banner, preferences } = messages;
  const { prefix } = useLocale();
  const answer = { type: 'submit', className: 'btn plain', name: 'choice' } as const;
  return (
    <>
      {/* Enter presses the form's first button: it must save the switches, not accept everything. */}
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
        <ConsentCategory messages={preferences} name="essential" />
        <ConsentCategory messages={preferences} name="analytics" isOn={allowed?.analytics} />
        <ConsentCategory messages={preferences} name="marketing" isOn={allowed?.marketing} />
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
