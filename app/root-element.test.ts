import { expect, test } from 'vitest';
import { rootElement } from './root-element.ts';

test('[ER-1] a page of the site starts; a document without its root element throws at start-up', () => {
  const page = { getElementById: (id: string) => (id === 'site-styles' ? {} : null) } as Document;
  expect(rootElement(page)).toBe(page);
  expect(() => rootElement({ getElementById: () => null } as unknown as Document)).toThrow(
    'Root element not found',
  );
});
