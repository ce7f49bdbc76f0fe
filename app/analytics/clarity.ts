import { type ConsentCategories, signal } from './consent-categories.ts';
import { loadScript } from './script-tag.ts';
import type { Clarity } from './tool-globals.ts';

/**
 * Microsoft Clarity, loaded at the first yes and told of every change of mind in its own spelling of the signals.
 * @param id the project id
 */
export function startClarity(id: string) {
  let isLoaded = false;
  // Until the script has come, commands wait in a queue that it reads.
  const queue: unknown[] = [];
  const waiting: Clarity = (...command) => queue.push(command);
  waiting.q = queue;
  window.clarity = waiting;
  const clarity: Clarity = (...command) => window.clarity?.(...command);

  return {
    permit: ({ analytics, marketing }: ConsentCategories): void => {
      const wasLoaded = isLoaded;
      clarity('consentv2', { ad_Storage: signal(marketing), analytics_Storage: signal(analytics) });
      if (!analytics) clarity('stop');
      else if (wasLoaded) clarity('start');
      if (isLoaded || !analytics) return;
      isLoaded = true;
      loadScript(`https://www.clarity.ms/tag/${id}`);
    },
  };
}
