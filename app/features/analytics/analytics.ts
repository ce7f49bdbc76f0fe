import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConsentCategories } from './consent-categories.ts';
import { forgetTools } from './forget-tools.ts';
import type { Analytics } from './start-analytics.ts';

/** What an earlier visit may have left here, whose consent is over by now. */
const leftover = /(?:^|; )(?:_ga|_clck|_clsk)/;

/**
 * Runs analytics as far as the visitor allows. Nothing of it is even loaded before a yes; a failure of analytics is a
 * line on the console.
 */
export function useAnalytics({ analytics, marketing }: ConsentCategories): void {
  const { pathname } = useLocation();
  const [tools, setTools] = useState<Analytics>();
  const isStarting = useRef(false);

  // Where they cannot be had, the next page asks again.
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

  useEffect(() => tools?.permit({ analytics, marketing }), [tools, analytics, marketing]);

  useEffect(() => (analytics ? tools?.openPage(pathname) : undefined), [tools, analytics, pathname]);

  useEffect(() => {
    if (!analytics && leftover.test(document.cookie)) forgetTools();
  }, [analytics]);
}
