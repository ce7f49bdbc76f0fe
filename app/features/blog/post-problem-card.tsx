import { Link } from 'react-router';
import { href } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';

type Props = { title: string; text: string; back: string };

export function PostProblemCard({ title, text, back }: Props) {
  const { prefix } = useLocale();
  return (
    <div className="sec">
      <div className="wrap">
        <div className="alert problem" role="alert">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <Link className="btn line" to={href(prefix, 'home', 'blog')}>
              {back}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
