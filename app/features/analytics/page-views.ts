import { isLanguage } from '../../lib/i18n/languages.ts';
import { track } from '../../lib/track/track.ts';
import { listenToSections } from './section-views.ts';

/** In milliseconds: time for the page's title to settle (AN-1). */
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

/** A post has two addresses, one of them without its number, so the page carries it. */
function postView(): void {
  const { post, fallback: shown } = document.querySelector<HTMLElement>('[data-post]')?.dataset ?? {};
  if (!post) return;
  track('blog_post_view', { label: post, post_id: post });
  const { lang } = document.documentElement;
  if (shown) track('blog_fallback', { label: post, language: lang, shown });
}

/** Reports a page view, its post and its sections. Returns the function that stops it. */
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
