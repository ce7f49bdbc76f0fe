/** What a partner's text holds: what the partner does, and the address of its website. */
export type PartnerText = { description: string; href: string };

/**
 * Reads a partner's text, `description|url`. An address without `http://` or `https://` gets `https://`; where there
 * is none the link is `#`.
 */
export function partnerText(text: string): PartnerText {
  const [description = '', ...rest] = text.split('|');
  const url = rest.join('|').trim();
  const href = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return { description: description.trim(), href: url ? href : '#' };
}
