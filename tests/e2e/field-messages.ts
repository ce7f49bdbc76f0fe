import type { Locator } from '@playwright/test';
import { expect } from './site-test.ts';

/** Expects a field to be invalid and described by this message, after an optional icon. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  const literal = message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${literal}$`));
}
