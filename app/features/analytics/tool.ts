import type { AnalyticsTool } from '../../../server/analytics-tools.ts';
import type { ConsentCategories } from '../../lib/consent-state.ts';

export type Tool = AnalyticsTool & {
  /** Its cookies and keys in the session's storage, deleted without consent. */
  stored: RegExp;
  /** Called with each answer that allows analytics; the first call adds the tool's script. */
  load: (id: string, allowed: ConsentCategories) => void;
  openPage?: (id: string) => void;
  send?: (event: string, fields: Record<string, string | number>) => void;
  /** Called with each answer that does not. */
  forget: (id: string) => void;
};

/** A blocked or broken script changes nothing for the visitor. */
export function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
