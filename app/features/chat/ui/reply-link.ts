import {
  href,
  type Prefix,
  pagePaths,
  postHref,
  sectionsWithPath,
  withPrefix,
} from '../../../lib/site-paths.ts';

export type ReplyLink = { kind: 'own'; to: string; startsDraft: boolean } | { kind: 'contact'; href: string };

/** Browsers drop or convert these characters, so they can disguise an address. */
const UNREADABLE = /[\p{C}\s\\]/u;
const ANCHOR = /^#[\w-]+$/;

/**
 * Replies are untrusted, so only this site's pages and the company's contacts become links.
 * @param contacts lower-case `mailto:` and `tel:` addresses
 * @param prefix language that the visitor reads now
 */
export function readLink(
  address: string,
  { origin, prefix, contacts }: { origin: string; prefix: Prefix; contacts: readonly string[] },
): ReplyLink | undefined {
  if (UNREADABLE.test(address) || address.startsWith('//')) return;
  const contact = contacts.find((allowed) => allowed === address.toLowerCase());
  if (contact !== undefined) return { kind: 'contact', href: contact };
  if (!/^(?:\/|https?:\/\/)/i.test(address)) return;
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return;
  return url.origin === origin ? own(url, prefix) : undefined;
}

function own({ pathname, hash, search }: URL, prefix: Prefix): ReplyLink | undefined {
  const bare = withPrefix(pathname, '').slice(1);
  const section = ANCHOR.test(hash) ? hash : '';
  const startsDraft = search === '?draft';
  const post = /^blog\/(\d{1,6})$/.exec(bare)?.[1];
  if (post) return { kind: 'own', to: postHref(Number(post)) + section, startsDraft };
  const sectionName = sectionsWithPath.find((name) => name === bare);
  if (sectionName) return { kind: 'own', to: href(prefix, 'home', sectionName), startsDraft };
  const isPage = Object.values(pagePaths).some((path) => path === bare);
  const answers = bare === pagePaths.programmes ? search : '';
  return isPage
    ? { kind: 'own', to: withPrefix(pathname, prefix) + answers + section, startsDraft }
    : undefined;
}
