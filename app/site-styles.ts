import styles from './site.css?inline';

/**
 * The site's one style sheet, written into every page: it saves a request before the first paint.
 * In the browser it is read back from the page, so that no script carries it a second time and a document that React
 * renders anew (the error page) keeps it, letter for letter, as its hash in the Content-Security-Policy demands. In development
 * it is a module, which changes with its files.
 */
export const siteStyles: string =
  import.meta.env.SSR || import.meta.env.DEV
    ? styles
    : (document.getElementById('site-styles')?.textContent ?? '');
