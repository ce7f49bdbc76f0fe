import { answersQuery } from '../i18n/href.ts';
import { type ConsentCategories, signal } from './consent-categories.ts';
import { loadScript } from './script-tag.ts';
import type { Clarity } from './tool-globals.ts';

/**
 * Microsoft Clarity, loaded at the first yes and told of every change of mind in its own spelling of the signals.
 * @param id the project id
 */
export function startClarity(id: string) {
  let [isAllowed, isLoaded, isResting] = [false, false, false];
  // Until the script has come, commands wait in a queue that it reads.
  const queue: unknown[] = [];
  const waiting: Clarity = (...command) => queue.push(command);
  waiting.q = queue;
  window.clarity = waiting;
  const clarity: Clarity = (...command) => window.clarity?.(...command);

  // What a visitor answers to a page stands in its address, which a recording would have: there is none of it.
  const isPrivate = () => answersQuery(window.location.pathname);
  function record(): void {
    isResting = isPrivate();
    if (isLoaded) clarity(isResting ? 'stop' : 'start');
    if (isLoaded || isResting) return;
    isLoaded = true;
    loadScript(`https://www.clarity.ms/tag/${id}`);
  }
  return {
    permit: ({ analytics, marketing }: ConsentCategories): void => {
      clarity('consentv2', { ad_Storage: signal(marketing), analytics_Storage: signal(analytics) });
      isAllowed = analytics;
      if (isAllowed) record();
      else clarity('stop');
    },
    /** Stops before a page that asks questions, and goes on after it. */
    openPage: (): void => {
      if (isAllowed && isResting !== isPrivate()) record();
    },
  };
}
