import { Link } from 'react-router';
import { href, type PageName } from '../i18n/href.ts';
import { useLocale } from '../i18n/locale.ts';
import { LinkWords } from './link-words.tsx';

type Props = {
  policy: PageName;
  /** Whether it opens beside the page, because what was typed there would be lost. */
  beside?: boolean;
  children: string;
};

/** The link to a policy at the end of a line that says what becomes of what a visitor gives. */
export function PolicyLink({ policy, beside = false, children }: Props) {
  const { prefix } = useLocale();
  return (
    <Link to={href(prefix, policy)} target={beside ? '_blank' : undefined}>
      <LinkWords>{children}</LinkWords>
    </Link>
  );
}
