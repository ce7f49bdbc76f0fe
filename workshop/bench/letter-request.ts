import { visitorAddress } from './visitor-address.ts';

/** A message as a visitor types it. */
export const letter = {
  name: 'Anna',
  email: 'anna@example.org',
  company: '',
  subject: 'Hello',
  message: 'A question',
};

const body = JSON.stringify(letter);

/** One submission by a visitor with an address of his own, as it travels. */
export function letterRequest(): string {
  return `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: ${visitorAddress()}\r\n\r\n${body}`;
}
