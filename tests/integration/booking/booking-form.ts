import { newVisitor } from '../../support/test-site.ts';

export const PAGE = { Accept: 'text/html' };
const STATIC = { way: 'office', phone: '', talk: 'en', topic: 'project', note: '', website: '', elapsed: '' };

/** Free times on the page, as in the addresses of its links. */
export async function freeTimes(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/book`, { headers: PAGE })).text();
  return [...html.matchAll(/dateTime="([^"]+)"/gi)].map(([, at = '']) => at);
}

export const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');

export type Sent = Record<string, string>;
/** Posts the form as a browser without JavaScript, from a visitor of its own. */
export function book(
  url: string,
  fields: Sent,
  headers: Record<string, string> = newVisitor(),
  language = 'en',
) {
  const body = new URLSearchParams({
    ...STATIC,
    name: 'Anna',
    email: 'anna@example.org',
    key: 'k',
    ...fields,
  });
  const address = `${url}/api/booking?language=${language}`;
  return fetch(address, { method: 'POST', headers: { ...PAGE, ...headers }, body, redirect: 'manual' });
}
export const placeIn = (response: Response) => response.headers.get('location') ?? '';
export const press = (url: string, place: string, fields: Sent) =>
  fetch(url + place, {
    method: 'POST',
    headers: PAGE,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
