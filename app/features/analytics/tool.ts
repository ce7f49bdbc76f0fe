import type { AnalyticsTool } from '../../../server/analytics-tools.ts';
import type { ConsentCategories } from '../../lib/browser-state/allowed-categories.ts';

export type Tool = AnalyticsTool & {
  /** Matches its cookies and session keys, which are deleted without consent. */
  stored: RegExp;
  /** Called with each choice that allows analytics. The first call adds the tool's script. */
  load: (id: string, allowed: ConsentCategories) => void;
  openPage?: (id: string) => void;
  send?: (event: string, fields: Record<string, string | number>) => void;
  /** Called with each choice that forbids analytics. */
  forget: (id: string) => void;
};

export const consentSignal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** If the script is blocked or broken, the visitor notices nothing. */
export function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
