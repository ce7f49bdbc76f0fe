import type { SubmitEvent } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href } from '../../lib/site-paths.ts';
import { SETTINGS_HASH, setView } from './consent-store.ts';

type Props = { children: string };

/** If it is pressed before hydration, it leads to the policy's page, which opens the settings. */
export function CookieSettings({ children }: Props) {
  const { prefix } = useLocale();

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setView('preferences', { opener: event.nativeEvent.submitter });
  }

  return (
    <li>
      <form action={href(prefix, 'cookies', SETTINGS_HASH.slice(1))} onSubmit={press}>
        <button type="submit">{children}</button>
      </form>
    </li>
  );
}
