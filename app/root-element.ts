/**
 * The element that the site lives in, as the server has sent it.
 * @throws Error where the document is not one of the site's: there is nothing to bring to life
 */
export function rootElement(page: Document): Document {
  if (!page.getElementById('site-styles'))
    throw new Error('Root element not found: this is no page of the site');
  return page;
}
