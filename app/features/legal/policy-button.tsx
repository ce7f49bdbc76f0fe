import { type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { href, type PageName } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { tracked } from '../../lib/track/track-attributes.ts';
import type { PolicyDialogProps } from './policy-dialog.tsx';

type Props = { policy: PageName; title: string; close: string };

export function PolicyButton({ policy, title, close }: Props) {
  const { prefix } = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<PolicyDialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const path = href(prefix, policy);

  function press(event: SubmitEvent) {
    event.preventDefault();
    import('./policy-dialog.tsx').then(
      ({ PolicyDialog }) => setDialog(() => PolicyDialog),
      // The policy's own page can show the error.
      () => window.location.assign(path),
    );
  }

  function closed() {
    setDialog(undefined);
    // Some browsers do not focus a clicked button, so focus would not return to it.
    button.current?.focus();
  }

  return (
    <>
      <form action={path} onSubmit={press}>
        <button ref={button} type="submit" {...tracked('modal_open', policy)}>
          {title}
        </button>
      </form>
      {Dialog && <Dialog path={path} title={title} close={close} onClose={closed} />}
    </>
  );
}
