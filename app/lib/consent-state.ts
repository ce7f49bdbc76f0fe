import { createStore } from './browser-state/store.ts';

/** Optional categories of the consent banner. */
export type ConsentCategories = { analytics: boolean; marketing: boolean };

/** Undefined until this browser's answer has been read. */
export const allowedCategories = createStore<ConsentCategories | undefined>(undefined);

export function signal(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}
