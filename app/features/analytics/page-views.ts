import { DEFAULT_LANGUAGE, isLanguage } from '../../lib/i18n/languages.ts';
import { track } from '../../lib/track/track.ts';

/** The page's title needs this time to settle (AN-1). */
const PAGE_VIEW_DELAY_MS = 300;
const POST_VIEW_DELAY_MS = 500;

const VISIBLE_SHARE = 0.5;

/** A section counts as viewed if half of it is visible for a second (Media Rating Council). */
const VISIBLE_MS = 1000;

export function trackPageView(pathname: string): () => void {
  let stopSections: (() => void) | undefined;
  const view = setTimeout(() => {
    trackPage(pathname);
    stopSections = listenToSections();
  }, PAGE_VIEW_DELAY_MS);
  const read = setTimeout(trackPost, POST_VIEW_DELAY_MS);
  return () => {
    clearTimeout(view);
    clearTimeout(read);
    stopSections?.();
  };
}

function trackPage(pathname: string): void {
  const { lang } = document.documentElement;
  track('page_view', {
    label: pathname,
    page_location: window.location.origin + pathname,
    page_title: document.title,
    language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
  });
}

/** A post has two addresses, and one lacks its number, so the page carries the number. */
function trackPost(): void {
  const { post, fallback: shown } = document.querySelector<HTMLElement>('[data-post]')?.dataset ?? {};
  if (!post) return;
  track('blog_post_view', { label: post, post_id: post });
  const { lang } = document.documentElement;
  if (shown) track('blog_fallback', { label: post, language: lang, shown });
}

function listenToSections(): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const tracked = new Set<Element>();
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);

  function trackSection(section: Element): void {
    tracked.add(section);
    track('section_view', { label: section.id });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const isSeen =
          intersectionRatio >= VISIBLE_SHARE || intersectionRect.height >= window.innerHeight * VISIBLE_SHARE;
        if (tracked.has(target) || (isSeen && timers.has(target))) continue;
        clearTimeout(timers.get(target));
        if (isSeen) timers.set(target, setTimeout(trackSection, VISIBLE_MS, target));
        else timers.delete(target);
      }
    },
    { threshold: steps },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
