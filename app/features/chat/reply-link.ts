import { href, type Prefix, pagePaths, postHref, sectionsWithPath, withPrefix } from '../../i18n/href.ts';

/** Where a link of a reply leads: to a page of this site (`to`), or elsewhere (`href`). */
export type ReplyLink = { kind: 'own'; to: string } | { kind: 'foreign'; href: string };

/** Control and format characters, blanks and backslashes: browsers drop or turn them, so an address hides behind them. */
const unreadable = /[\p{C}\s\\]/u;
const mailbox = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;
const anchor = /^#[\w-]+$/;

/**
 * Reads the address of a link in a reply. A reply is written by a machine that reads what strangers type: only pages
 * that this site has, addresses with https and plain mailboxes are links; anything else stays text.
 * @param origin this site's own, `https://alzette.example`: a full address of a page is that page
 * @param prefix what the visitor's links carry: the page is opened in the language that the visitor reads now
 */
export function readLink(address: string, { origin, prefix }: { origin: string; prefix: Prefix }) {
  if (unreadable.test(address) || address.startsWith('//')) return;
  if (mailbox.test(address)) return foreign(address);
  if (!/^(?:\/|https?:\/\/)/i.test(address)) return;
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return;
  if (url.origin === origin) return own(url, prefix);
  return url.protocol === 'https:' ? foreign(url.href) : undefined;
}

function foreign(address: string): ReplyLink {
  return { kind: 'foreign', href: address };
}

function own({ pathname, hash }: URL, prefix: Prefix): ReplyLink | undefined {
  const bare = withPrefix(pathname, '').slice(1);
  const section = anchor.test(hash) ? hash : '';
  const post = /^blog\/(\d{1,6})$/.exec(bare)?.[1];
  if (post) return { kind: 'own', to: postHref(Number(post)) };
  const named = sectionsWithPath.find((name) => name === bare);
  if (named) return { kind: 'own', to: href(prefix, 'home', named) };
  const isPage = Object.values(pagePaths).some((path) => path === bare);
  return isPage ? { kind: 'own', to: withPrefix(pathname, prefix) + section } : undefined;
}
