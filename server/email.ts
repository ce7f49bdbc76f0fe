import { domainToASCII } from 'node:url';

/** The longest address that mail can carry: RFC 5321, 4.5.3.1.3, with the correction of RFC 3696 erratum 1690. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * An e-mail address with its domain as the network writes it (`info@müller.lu` → `info@xn--mller-kva.lu`). Some
 * browsers do this before they send a form and some do not; a letter must not depend on which one wrote it.
 */
export function networkEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToASCII(domain)}`;
}
