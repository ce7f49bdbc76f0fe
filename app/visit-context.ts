import { createContext } from 'react-router';
import type { Visit } from '../server/visit.ts';

/** What a door may use of the server during one request. Absent while pages are rendered at build time. */
export const visitContext = createContext<Visit | null>(null);
