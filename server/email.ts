import { domainToASCII } from 'node:url';

/** With its domain in Punycode (`info@müller.lu` → `info@xn--mller-kva.lu`), which only some browsers send. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToASCII(domain)}`;
}
