import { useSyncExternalStore } from 'react';

/** What the document remembers for longer than a component lives, and who wants to hear of its changes. */
type Store<State> = {
  get: () => State;
  /** Tells the listeners, also where the state is the same as before. */
  set: (next: State) => void;
  /** @returns how to stop listening */
  subscribe: (listener: () => void) => () => void;
  /** What holds while a page is rendered on the server. */
  initial: State;
};

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The state of a store, for a component; it renders again with each change. */
export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
