import type { AnalyticsTool } from '../../../server/analytics-tools.ts';
import type { ConsentCategories } from '../../lib/consent-state.ts';
import { clarity } from './tools/clarity.ts';
import { googleAnalytics } from './tools/google-analytics.ts';

type RunningTool = {
  /** Called with every answer; the tool's script loads at the first that allows analytics. */
  permit: (categories: ConsentCategories) => void;
  openPage?: () => void;
  send?: (event: string, fields: Record<string, string | number>) => void;
};

type Tool = AnalyticsTool & {
  /** Its cookies and keys in the session's storage, deleted without consent. */
  stored: RegExp;
  start: (id: string) => RunningTool;
};

/** By their names in the answer of `GET /api/analytics`. Imported by the server too. */
export const analyticsTools: Record<string, Tool> = { googleAnalytics, clarity };
