import type { Document, Element } from '@xmldom/xmldom';

export function all(within: Document | Element, name: string): Element[] {
  return Array.from(within.getElementsByTagName(name));
}

/** `name` in small letters: React writes some of HTML's attributes with large ones. */
export function attribute(element: Element | undefined, name: string): string {
  return Array.from(element?.attributes ?? []).find((one) => one.name.toLowerCase() === name)?.value ?? '';
}
