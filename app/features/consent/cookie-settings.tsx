import type { SubmitEvent } from 'react';
import { href } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { show } from './consent-store.ts';

type Props = { children: string };

export function CookieSettings({ children }: Props) {
  const { prefix } = useLocale();

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show('preferences', { opener: event.nativeEvent.submitter });
  }

  return (
    <form action={href(prefix, 'cookies', 'cookie-settings')} onSubmit={press}>
      <button type="submit">{children}</button>
    </form>
  );
}
