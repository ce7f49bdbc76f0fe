import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href, type PageName } from '../../lib/site-paths.ts';
import { LinkText } from './link-text.tsx';

type Props = {
  policy: PageName;
  /** A form would lose its input if the link opened in the same tab. */
  opensNewTab?: boolean;
  children: string;
};

export function PolicyLink({ policy, opensNewTab = false, children }: Props) {
  const { prefix } = useLocale();
  return (
    <Link to={href(prefix, policy)} target={opensNewTab ? '_blank' : undefined}>
      <LinkText>{children}</LinkText>
    </Link>
  );
}
