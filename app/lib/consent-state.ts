import { createStore } from './browser-state/store.ts';

export type ConsentCategories = { analytics: boolean; marketing: boolean };

export const allowedCategories = createStore<ConsentCategories | undefined>(undefined);
