import type { EventFields, EventName, EventWithoutFields } from './events.ts';

export type Sink = <Name extends EventName>(name: Name, fields: EventFields<Name>) => void;

let sink: Sink | undefined;

/** Called only with consent. Undefined disconnects. */
export function connectSink(next: Sink | undefined): void {
  sink = next;
}

/** Events are dropped without consent. A tool's error never reaches the caller. */
export function track<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  try {
    sink?.(name, fields);
  } catch (error) {
    console.error(error);
  }
}

/** The click listener, which runs only with consent, reads these. The label defaults to the link's path. */
export function trackAttributes(name: EventWithoutFields, label?: string) {
  return { 'data-track': name, 'data-label': label };
}
