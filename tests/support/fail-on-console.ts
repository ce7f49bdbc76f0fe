import { afterEach, expect, vi } from 'vitest';

/** Unexpected console output fails the test. */
const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

afterEach(() => {
  const messages = spoken.flatMap((spy) => spy.mock.calls);
  for (const spy of spoken) spy.mockClear();
  expect(messages).toEqual([]);
});
