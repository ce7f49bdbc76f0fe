import type { Document, Element } from '@xmldom/xmldom';

export function all(within: Document | Element, name: string): Element[] {
  return Array.from(within.getElementsByTagName(name));
}

/** `name` in lower case: React writes some attributes in camel case. */
export function attribute(element: Element | undefined, name: string): string {
  return Array.from(element?.attributes ?? []).find((one) => one.name.toLowerCase() === name)?.value ?? '';
}
