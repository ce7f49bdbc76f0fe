import { afterEach, expect, vi } from 'vitest';

/** A word on the console that no test expects is a fault that nobody has looked at. */
const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

afterEach(() => {
  const words = spoken.flatMap((spy) => spy.mock.calls);
  for (const spy of spoken) spy.mockClear();
  expect(words).toEqual([]);
});
