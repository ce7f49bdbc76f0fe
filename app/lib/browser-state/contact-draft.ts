import { createStore } from './store.ts';

export type ContactDraft = { subject: string; message: string };

export const contactDraft = createStore<ContactDraft | undefined>(undefined);
