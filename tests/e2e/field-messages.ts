import type { Locator } from '@playwright/test';
import { expect } from './site-test.ts';

/** Checks that a field is marked wrong and that this message is read out with it; a sign may stand before it. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  const literal = message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${literal}$`));
}
