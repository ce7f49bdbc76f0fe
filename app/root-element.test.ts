import { expect, test } from 'vitest';
import { rootElement } from './root-element.ts';

function documentWith(id: string): Document {
  const page: Pick<Document, 'getElementById'> = {
    getElementById: (wanted: string) => (wanted === id ? ({} as HTMLElement) : null),
  };
  return page as Document;
}

test('[ER-1] a document without the site’s root element throws at start-up', () => {
  expect(() => rootElement(documentWith('other'))).toThrow('Root element not found');
});

test('[ER-1] a page of the site starts', () => {
  const page = documentWith('site-styles');
  expect(rootElement(page)).toBe(page);
});
