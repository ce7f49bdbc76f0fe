import { createStore } from './store.ts';

export type ContactDraft = { subject: string; message: string };

export type FittedDraft = (longest: { subject: number; message: number }) => ContactDraft;

export const contactDraft = createStore<FittedDraft | undefined>(undefined);
