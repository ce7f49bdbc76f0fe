import { Link } from 'react-router';
import { href, type PageName } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { LinkText } from './link-text.tsx';

type Props = {
  policy: PageName;
  /** Opens in a new tab, because a form would lose its input. */
  beside?: boolean;
  children: string;
};

export function PolicyLink({ policy, beside = false, children }: Props) {
  const { prefix } = useLocale();
  return (
    <Link to={href(prefix, policy)} target={beside ? '_blank' : undefined}>
      <LinkText>{children}</LinkText>
    </Link>
  );
}
