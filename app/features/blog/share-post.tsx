import { tracked } from '../../analytics/tracked.ts';
import type { PostWords } from './blog-post.words.ts';
import { CopyLink } from './copy-link.tsx';
import { type Network, networks, shareLink } from './share-links.ts';

type Props = { words: PostWords['share']; url: string; title: string };

const order: readonly Network[] = ['facebook', 'twitter', 'linkedin'];

/** Ways to hand a post on: three networks' own pages, in a new tab, and the bare address. */
export function SharePost({ words, url, title }: Props) {
  return (
    <aside className="share" aria-labelledby="share">
      <h2 id="share">{words.title}</h2>
      <ul>
        {order.map((network) => (
          <li key={network}>
            <a
              className="btn line plain"
              href={shareLink(network, { url, title })}
              target="_blank"
              rel="noopener"
              aria-label={words[network]}
              {...tracked('blog_share', network)}
            >
              {networks[network]}
            </a>
          </li>
        ))}
        <li className="share__copy">
          <CopyLink key={url} label={words.copy} done={words.copied} />
        </li>
      </ul>
    </aside>
  );
}
