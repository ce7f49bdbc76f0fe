import { isLanguage } from '../i18n/languages.ts';
import { listenToSections } from './section-views.ts';
import { track } from './track.ts';

/** Time that a page gets to settle, its title above all, before it is told of (AN-1). */
const pageViewDelay = 300;
const postViewDelay = 500;

function pageView(pathname: string): void {
  const { lang } = document.documentElement;
  track('page_view', {
    label: pathname,
    page_location: window.location.origin + pathname,
    page_title: document.title,
    language: isLanguage(lang) ? lang : 'en',
  });
}

/** A post has two addresses, of which one has no number: the page says which it is. */
function postView(): void {
  const { post, fallback: shown } = document.querySelector<HTMLElement>('[data-post]')?.dataset ?? {};
  if (!post) return;
  track('blog_post_view', { label: post, post_id: post });
  const { lang } = document.documentElement;
  if (shown) track('blog_fallback', { label: post, language: lang, shown });
}

/**
 * Tells of one page that was opened, of the post on it, and from then on of its sections as they come into view.
 * @param pathname the path of the page
 * @returns stops all of it, because the visitor went on
 */
export function tellPageView(pathname: string): () => void {
  let stopSections: (() => void) | undefined;
  const view = setTimeout(() => {
    pageView(pathname);
    stopSections = listenToSections();
  }, pageViewDelay);
  const read = setTimeout(postView, postViewDelay);
  return () => {
    clearTimeout(view);
    clearTimeout(read);
    stopSections?.();
  };
}
