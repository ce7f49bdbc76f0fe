import { clarity } from './tools/clarity.ts';
import { googleAnalytics } from './tools/google-analytics.ts';
import type { Tool } from './tools/tool.ts';

/** Imported by the server too. */
export const analyticsTools: readonly Tool[] = [googleAnalytics, clarity];
