import type { Document, Element, Node } from '@xmldom/xmldom';

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

export function all(within: Document | Element, name: string): Element[] {
  return Array.from(within.getElementsByTagName(name));
}

/** `name` in small letters: React writes some of HTML's attributes with large ones. */
export function attribute(element: Element | undefined, name: string): string {
  return Array.from(element?.attributes ?? []).find((one) => one.name.toLowerCase() === name)?.value ?? '';
}

export function classesOf(element: Element): string[] {
  return attribute(element, 'class').split(' ');
}

export function tagOf(element: Element): string {
  return element.tagName.toLowerCase();
}

export function childElements(element: Element): Element[] {
  return Array.from(element.childNodes).filter(isElement);
}
