import { isLanguage } from '../i18n/languages.ts';
import { listenToSections } from './section-views.ts';
import { track } from './track.ts';

/** Time that a page gets to settle, its title above all, before it is told of: specification, section 4. */
const pageViewDelay = 300;
const postViewDelay = 500;

function pageView(): void {
  const { lang } = document.documentElement;
  track('page_view', {
    label: window.location.pathname,
    page_location: window.location.origin + window.location.pathname,
    page_title: document.title,
    language: isLanguage(lang) ? lang : 'en',
  });
}

function postView(post: string): void {
  track('blog_post_view', { label: post, post_id: post });
  const shown = document.querySelector<HTMLElement>('[data-fallback]')?.dataset.fallback;
  const { lang } = document.documentElement;
  if (shown) track('blog_fallback', { label: post, language: lang, shown });
}

/**
 * Tells of one page that was opened, of the post on it, and from then on of its sections as they come into view.
 * @param pathname the path of the page
 * @returns stops all of it, because the visitor went on
 */
export function tellPageView(pathname: string): () => void {
  const post = /^\/blog\/(\d+)$/.exec(pathname)?.[1];
  let stopSections: (() => void) | undefined;
  const view = setTimeout(() => {
    pageView();
    stopSections = listenToSections();
  }, pageViewDelay);
  const read = post && setTimeout(() => postView(post), postViewDelay);
  return () => {
    clearTimeout(view);
    clearTimeout(read);
    stopSections?.();
  };
}
