import type { z } from 'zod';

/** The first fault of each field, by the codes that its rules give as messages; what is no known code is left out. */
export function firstFaults<Code extends string>(
  error: z.ZodError,
  codes: readonly Code[],
): { field: string; code: Code }[] {
  const faults = new Map<string, Code>();
  for (const { path, message } of error.issues) {
    const code = codes.find((known) => known === message);
    const field = String(path[0]);
    if (code && !faults.has(field)) faults.set(field, code);
  }
  return [...faults].map(([field, code]) => ({ field, code }));
}
