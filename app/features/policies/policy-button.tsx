import { type SubmitEvent, useRef, useState } from 'react';
import { href, type PageName } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import { PolicyDialog } from './policy-dialog.tsx';

type Props = { policy: PageName; title: string; close: string };

/** A button that opens a policy over the page one is on; without JavaScript it leads to the policy's own page. */
export function PolicyButton({ policy, title, close }: Props) {
  const { prefix } = useLocale();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = href(prefix, policy);

  function press(event: SubmitEvent) {
    event.preventDefault();
    setOpen(true);
  }

  function closed() {
    setOpen(false);
    // Browsers that do not focus a button when it is clicked would not return to it.
    button.current?.focus();
  }

  return (
    <>
      <form action={path} onSubmit={press}>
        <button ref={button} type="submit">
          {title}
        </button>
      </form>
      {open && <PolicyDialog path={path} title={title} close={close} onClose={closed} />}
    </>
  );
}
