import { tracked } from '../../lib/track/track-attributes.ts';
import type { PostMessages } from './blog-post.messages.ts';
import { CopyLink } from './copy-link.tsx';
import { type Network, networks, shareLink } from './share-links.ts';

type Props = { messages: PostMessages['share']; url: string; title: string };

const order: readonly Network[] = ['facebook', 'twitter', 'linkedin'];

export function SharePost({ messages, url, title }: Props) {
  return (
    <aside className="share" aria-labelledby="share">
      <h2 id="share">{messages.title}</h2>
      <ul>
        {order.map((network) => (
          <li key={network}>
            <a
              className="btn line plain"
              href={shareLink(network, { url, title })}
              target="_blank"
              rel="noopener"
              aria-label={messages[network]}
              {...tracked('blog_share', network)}
            >
              {networks[network]}
            </a>
          </li>
        ))}
        <li className="share__copy">
          <CopyLink key={url} label={messages.copy} done={messages.copied} />
        </li>
      </ul>
    </aside>
  );
}
