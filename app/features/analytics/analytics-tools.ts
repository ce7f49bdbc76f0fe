import type { Tool } from './tool.ts';
import { clarity } from './tools/clarity.ts';
import { googleAnalytics } from './tools/google-analytics.ts';

/** The cookie banner names them in this order. */
export const analyticsTools: readonly Tool[] = [googleAnalytics, clarity];
