import { type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { tracked } from '../../analytics/tracked.ts';
import { href, type PageName } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { PolicyDialogProps } from './policy-dialog.tsx';

type Props = { policy: PageName; title: string; close: string };

/** A button that opens a policy over the page one is on; without JavaScript it leads to the policy's own page. */
export function PolicyButton({ policy, title, close }: Props) {
  const { prefix } = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<PolicyDialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const path = href(prefix, policy);

  function press(event: SubmitEvent) {
    event.preventDefault();
    import('./policy-dialog.tsx').then(
      ({ PolicyDialog }) => setDialog(() => PolicyDialog),
      // Where the dialog cannot come, the policy's own page can say why.
      () => window.location.assign(path),
    );
  }

  function closed() {
    setDialog(undefined);
    // Browsers that do not focus a button when it is clicked would not return to it.
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
