/** A letter that another part of the site has prepared for the contact form, to be edited before it is sent. */
export type ContactDraft = { subject: string; message: string };

let waiting: ContactDraft | undefined;
const listeners = new Set<() => void>();

/** The longest message that the contact form takes, in UTF-16 units as `maxlength` counts them. */
export const longestLetter = 5000;

/** Lays a letter down for the contact form, wherever that is: on this page or on one that is about to open. */
export function leaveDraft(draft: ContactDraft | undefined): void {
  waiting = draft;
  for (const listener of listeners) listener();
}

/** The letter that waits, for `useSyncExternalStore`; whoever takes it leaves `undefined` in its place. */
export const draftStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  waiting: () => waiting,
};
