import { createStore } from './store.ts';

export type ConsentCategories = { analytics: boolean; marketing: boolean };

export const allowedCategories = createStore<ConsentCategories | undefined>(undefined);
