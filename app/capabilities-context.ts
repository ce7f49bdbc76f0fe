import { createContext, type RouterContextProvider } from 'react-router';
import type { Capabilities } from '../server/capabilities.ts';

/** What the server lets a door do for one request. Absent while pages are rendered at build time. */
export const capabilitiesContext = createContext<Capabilities | null>(null);

/** @throws Error where there is no server behind the door */
export function capabilitiesOf(context: Readonly<RouterContextProvider>): Capabilities {
  const capabilities = context.get(capabilitiesContext);
  if (!capabilities) throw new Error('There is no server behind this door');
  return capabilities;
}
