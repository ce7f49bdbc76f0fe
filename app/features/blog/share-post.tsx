import { useEffect, useState } from 'react';
import { trackAttributes } from '../../lib/track/track.ts';
import type { PostMessages } from './blog-post.messages.ts';

/** The post's address is appended to `share`. */
const networks = [
  { id: 'facebook', name: 'Facebook', share: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { id: 'twitter', name: 'Twitter', share: 'https://twitter.com/intent/tweet?url=' },
  { id: 'linkedin', name: 'LinkedIn', share: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
] as const;

const SHOWN_MS = 5000;

type Props = { messages: PostMessages['share']; url: string; title: string };

export function SharePost({ messages, url, title }: Props) {
  // The clipboard holds the address of this post.
  const [copied, setCopied] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setCopied(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    setCopied('');
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(url);
    } catch (error) {
      console.error(error);
    }
  }

  return (
    <aside className="share-post" aria-labelledby="share">
      <h2 id="share">{messages.title}</h2>
      <ul>
        {networks.map(({ id, name, share }) => (
          <li key={id}>
            <a
              className="btn outline plain small"
              href={
                share +
                encodeURIComponent(url) +
                (id === 'twitter' ? `&text=${encodeURIComponent(title)}` : '')
              }
              target="_blank"
              rel="noopener"
              aria-label={messages[id]}
              {...trackAttributes('blog_share', id)}
            >
              {name}
            </a>
          </li>
        ))}
        <li className="share-post__copy">
          <button type="button" className="btn outline plain small" onClick={() => void copy()}>
            {messages.copy}
          </button>
          <p role="status">{copied === url && messages.copied}</p>
        </li>
      </ul>
    </aside>
  );
}
