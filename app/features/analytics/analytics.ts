import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { allowedCategories } from '../../lib/browser-state/allowed-categories.ts';
import { useStore } from '../../lib/browser-state/store.ts';
import type { RunningTools } from './start-analytics.ts';

/** Only the tools' cookies begin with an underscore. Some may remain after consent has expired. */
const UNDERSCORED_COOKIE = /(?:^|; )_/;

/** Loads nothing before consent. Failures only go to the console. */
export function Analytics(): null {
  const allowed = useStore(allowedCategories);
  const analytics = allowed?.analytics;
  const { pathname } = useLocation();
  const [tools, setTools] = useState<RunningTools>();
  const isStarting = useRef(false);

  useEffect(() => {
    if (!analytics || tools || isStarting.current) return;
    isStarting.current = true;
    import('./start-analytics.ts')
      .then(({ startAnalytics }) => startAnalytics())
      .then(setTools, console.error)
      .finally(() => {
        isStarting.current = false;
      });
  }, [analytics, tools, pathname]);

  useEffect(() => {
    if (allowed) tools?.applyConsent(allowed);
  }, [tools, allowed]);

  useEffect(() => (analytics ? tools?.openPage(pathname) : undefined), [tools, analytics, pathname]);

  useEffect(() => {
    if (analytics !== false || !UNDERSCORED_COOKIE.test(document.cookie)) return;
    import('./start-analytics.ts').then(({ deleteStored }) => deleteStored(), console.error);
  }, [analytics]);
  return null;
}
