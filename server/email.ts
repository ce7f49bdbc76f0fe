import { domainToASCII } from 'node:url';

/** Writes the domain in Punycode (`info@müller.lu` → `info@xn--mller-kva.lu`), as only some browsers do. */
export function withAsciiDomain(address: string): string {
  const atSign = address.lastIndexOf('@');
  const domain = address.slice(atSign + 1);
  if (atSign < 0 || /^[\x20-\x7e]*$/.test(domain)) return address;
  return `${address.slice(0, atSign)}@${domainToASCII(domain)}`;
}

/** Removes what does not change the mailbox: a `+tag`, and at Google the dots. */
export function mailboxOf(email: string): string {
  const mailbox = email
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*/, '$1')
    .replace(/@googlemail\.com$/, '@gmail.com');
  return mailbox.endsWith('@gmail.com') ? mailbox.replace(/\.(?=.*@)/g, '') : mailbox;
}
