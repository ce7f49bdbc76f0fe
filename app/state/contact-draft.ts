import { createStore } from './store.ts';

/** A letter that another part of the site has prepared for the contact form, to be edited before it is sent. */
export type ContactDraft = { subject: string; message: string };

/**
 * The letter that waits for the contact form, wherever that is: on this page or on one that is about to open. Whoever
 * takes it leaves `undefined` in its place.
 */
export const contactDraft = createStore<ContactDraft | undefined>(undefined);
