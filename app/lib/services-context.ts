import { createContext, type RouterContextProvider } from 'react-router';
import type { Services } from '../../server/services.ts';

/** Null during prerendering. */
export const servicesContext = createContext<Services | null>(null);

/** @throws Error during prerendering */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  const services = context.get(servicesContext);
  if (!services) throw new Error('There is no server behind this door');
  return services;
}
