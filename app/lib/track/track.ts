import type { EventFields, EventName } from './events.ts';

/** Takes events to the tools that the visitor has allowed. */
export type Sink = <Name extends EventName>(name: Name, fields: EventFields<Name>) => void;

let sink: Sink | undefined;

/** Connects the tools, or with nothing disconnects them. Only the consented start of analytics does this. */
export function connectSink(next: Sink | undefined): void {
  sink = next;
}

/**
 * Says that something happened. Without consent nobody listens, and nothing is kept for later; a tool's fault never
 * reaches whoever calls.
 */
export function track<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  try {
    sink?.(name, fields);
  } catch (fault) {
    console.error(fault);
  }
}
