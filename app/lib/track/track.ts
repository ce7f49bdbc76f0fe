import type { EventFields, EventName, EventWithoutFields } from './events.ts';

export type Sink = <Name extends EventName>(name: Name, fields: EventFields<Name>) => void;

let sink: Sink | undefined;

/** Only called with consent; undefined disconnects. */
export function connectSink(next: Sink | undefined): void {
  sink = next;
}

/** Dropped without consent; a tool's error never reaches the caller. */
export function track<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  try {
    sink?.(name, fields);
  } catch (error) {
    console.error(error);
  }
}

/** Read by the click listener, which runs only with consent. The label is the link's path by default. */
export function trackAttributes(name: EventWithoutFields, label?: string) {
  return { 'data-track': name, 'data-label': label };
}
