import type { Tool } from './tool.ts';

/** One in each file of `tools/`, by the names of their products. Imported by the server too. */
export const analyticsTools: readonly Tool[] = Object.values(
  import.meta.glob<Tool>('./tools/*.ts', { eager: true, import: 'tool' }),
).sort((one, other) => one.product.localeCompare(other.product));
