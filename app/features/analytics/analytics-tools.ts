import type { Tool } from './tool.ts';
import { clarity } from './tools/clarity.ts';
import { googleAnalytics } from './tools/google-analytics.ts';

/** In the order in which the cookie banner names them. */
export const analyticsTools: readonly Tool[] = [googleAnalytics, clarity];
