import { type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href, type PageName } from '../../lib/site-paths.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { PolicyDialogProps } from './policy-dialog.tsx';

type Props = { policy: PageName; title: string; close: string };

export function PolicyButton({ policy, title, close }: Props) {
  const { prefix } = useLocale();
  const { pathname } = useLocation();
  // The dialog closes when the visitor follows a link in its text.
  const [opened, setOpened] = useState<{ Dialog: ComponentType<PolicyDialogProps>; over: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const path = href(prefix, policy);

  function press(event: SubmitEvent) {
    event.preventDefault();
    import('./policy-dialog.tsx').then(
      ({ PolicyDialog: Dialog }) => setOpened({ Dialog, over: pathname }),
      // If loading fails, the policy's own page can show the error.
      () => window.location.assign(path),
    );
  }

  function handleClose() {
    setOpened(undefined);
    // Some browsers do not focus a clicked button, so focus would not return to it.
    button.current?.focus();
  }

  return (
    <>
      <form action={path} onSubmit={press}>
        <button ref={button} type="submit" {...trackAttributes('modal_open', policy)}>
          {title}
        </button>
      </form>
      {opened?.over === pathname && (
        <opened.Dialog path={path} title={title} close={close} onClose={handleClose} />
      )}
    </>
  );
}
