import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { href, type PageName } from '../i18n/href.ts';
import { useLocale } from '../i18n/locale.ts';

type Props = { page: PageName; children: string };

/** A button that opens a page, with JavaScript and without. */
export function PageButton({ page, children }: Props) {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const path = href(prefix, page);

  function open(event: SubmitEvent) {
    event.preventDefault();
    void navigate(path, { viewTransition: true });
  }

  return (
    <form action={path} onSubmit={open}>
      <button type="submit">{children}</button>
    </form>
  );
}
