import { useSyncExternalStore } from 'react';

type Store<State> = {
  get: () => State;
  /** Also notifies if the state is unchanged. */
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
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

export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
