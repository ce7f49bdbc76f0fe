import { href, type Prefix, pagePaths, postHref, sectionsWithPath, withPrefix } from '../../i18n/href.ts';

/** Where a link of a reply leads: to a page of this site, with a letter about the question if it asks for a `draft`; or to a mailbox. */
export type ReplyLink = { kind: 'own'; to: string; draft: boolean } | { kind: 'mailbox'; href: string };

/** Control and format characters, blanks and backslashes: browsers drop or turn them, so an address hides behind them. */
const unreadable = /[\p{C}\s\\]/u;
const mailbox = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;
const anchor = /^#[\w-]+$/;

/**
 * Reads the address of a link in a reply. A reply is written by a machine that reads what strangers type: only pages
 * that this site has and plain mailboxes are links; anything else, other sites too, stays text.
 * @param origin this site's own, `https://alzette.example`: a full address of a page is that page
 * @param prefix what the visitor's links carry: the page is opened in the language that the visitor reads now
 */
export function readLink(
  address: string,
  { origin, prefix }: { origin: string; prefix: Prefix },
): ReplyLink | undefined {
  if (unreadable.test(address) || address.startsWith('//')) return;
  if (mailbox.test(address)) return { kind: 'mailbox', href: address };
  if (!/^(?:\/|https?:\/\/)/i.test(address)) return;
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return;
  return url.origin === origin ? own(url, prefix) : undefined;
}

function own({ pathname, hash, search }: URL, prefix: Prefix): ReplyLink | undefined {
  const bare = withPrefix(pathname, '').slice(1);
  const section = anchor.test(hash) ? hash : '';
  const draft = search === '?draft';
  const post = /^blog\/(\d{1,6})$/.exec(bare)?.[1];
  if (post) return { kind: 'own', to: postHref(Number(post)) + section, draft };
  const named = sectionsWithPath.find((name) => name === bare);
  if (named) return { kind: 'own', to: href(prefix, 'home', named), draft };
  const isPage = Object.values(pagePaths).some((path) => path === bare);
  return isPage ? { kind: 'own', to: withPrefix(pathname, prefix) + section, draft } : undefined;
}
