export function rootElement(page: Document): Document {
  if (!page.getElementById('site-styles'))
    throw new Error('Root element not found: this is no page of the site');
  return page;
}
