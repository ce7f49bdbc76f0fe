import { bookingForm } from '../../support/new-booking.ts';
import { newVisitor } from '../../support/test-site.ts';

export const asPage = { Accept: 'text/html' };

/** Returns the free times on the page, as in the addresses of its links. */
export async function freeTimes(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/book`, { headers: asPage })).text();
  return [...html.matchAll(/dateTime="([^"]+)"/gi)].map(([, at = '']) => at);
}

export type Sent = Record<string, string>;

const post = (address: string, fields: Sent, headers: Sent = {}) => {
  const body = new URLSearchParams(fields);
  return fetch(address, {
    method: 'POST',
    headers: { ...asPage, ...headers },
    body,
    redirect: 'manual',
  });
};

/** Posts the form as a browser without JavaScript does, each time from a new visitor. */
export const book = (url: string, fields: Sent, headers: Sent = newVisitor(), language = 'en') =>
  post(`${url}/api/booking?language=${language}`, { ...bookingForm, ...fields }, headers);

export const placeIn = (response: Response) => response.headers.get('location') ?? '';
export const press = (url: string, place: string, fields: Sent) => post(url + place, fields);
