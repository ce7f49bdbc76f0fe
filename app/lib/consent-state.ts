import { createStore } from './browser-state/store.ts';

/** Optional categories of the consent banner. */
export type ConsentCategories = { analytics: boolean; marketing: boolean };

export const allowedCategories = createStore<ConsentCategories>({ analytics: false, marketing: false });

export function signal(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}
