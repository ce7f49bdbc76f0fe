import type { ConsentCategories } from '../../lib/browser-state/allowed-categories.ts';
import { endpoints, withPrefix } from '../../lib/site-paths.ts';
import { events, isEventWithoutFields } from '../../lib/track/events.ts';
import { connectSink, type Sink, track } from '../../lib/track/track.ts';
import { analyticsTools } from './analytics-tools.ts';
import { trackPageView } from './page-views.ts';

export type RunningTools = Awaited<ReturnType<typeof startAnalytics>>;

/** Scripts load only once `applyConsent` allows analytics. @throws Error if `GET /api/analytics` fails */
export async function startAnalytics() {
  const response = await fetch(endpoints.analytics);
  if (!response.ok) throw new Error(`${endpoints.analytics} answered ${response.status}`);
  const ids: Record<string, string> = await response.json();
  const tools = analyticsTools.flatMap((tool) => {
    const id = ids[tool.name];
    return id ? [{ ...tool, id }] : [];
  });
  const sink: Sink = (name, fields) => {
    const { category, action } = events[name];
    for (const tool of tools) tool.send?.(name, { category, action, value: 1, ...fields });
  };
  let stopListening: (() => void) | undefined;
  let areLoaded = false;

  return {
    /** A refusal deletes at once what the tools have stored. */
    applyConsent(allowed: ConsentCategories): void {
      stopListening?.();
      connectSink(allowed.analytics ? sink : undefined);
      stopListening = allowed.analytics ? listenToClicks() : undefined;
      for (const tool of tools) {
        if (allowed.analytics) tool.load(tool.id, allowed);
        else if (areLoaded) tool.forget(tool.id);
      }
      areLoaded = allowed.analytics;
      if (!allowed.analytics) deleteStored();
    },
    openPage(pathname: string): () => void {
      for (const tool of tools) tool.openPage?.(tool.id);
      return trackPageView(pathname);
    },
  };
}

function listenToClicks(): () => void {
  function onClick({ target }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (pressed) trackClick(pressed);
  }
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function trackClick(pressed: Element): void {
  const tracked = pressed.closest<HTMLElement>('[data-track]');
  const name = tracked?.dataset.track;
  const link = pressed instanceof HTMLAnchorElement ? pressed : undefined;
  if (isEventWithoutFields(name))
    track(name, { label: tracked?.dataset.label ?? (link ? withPrefix(link.pathname, '') : '') });
  const place = pressed.closest('footer') ? 'footer' : (pressed.closest('section[id]')?.id ?? 'page');
  if (link?.protocol === 'tel:') track('phone_click', { label: place });
  if (link?.protocol === 'mailto:') track('email_click', { label: place });
}

/** Tools may have stored cookies for any parent domain. */
export function deleteStored(): void {
  const isStored = (name: string) => analyticsTools.some(({ stored }) => stored.test(name));
  const parts = window.location.hostname.split('.');
  const domains = ['', ...parts.map((_, from) => `;domain=${parts.slice(from).join('.')}`)];
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!isStored(name)) continue;
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
  try {
    for (const name of Object.keys(sessionStorage)) if (isStored(name)) sessionStorage.removeItem(name);
  } catch {
    // If storage is blocked, it holds nothing.
  }
}
