import { createContext, type RouterContextProvider } from 'react-router';
import type { Services } from '../../server/services.ts';

export const servicesContext = createContext<Services | null>(null);

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  const services = context.get(servicesContext);
  if (!services) throw new Error('only a running server has services');
  return services;
}
