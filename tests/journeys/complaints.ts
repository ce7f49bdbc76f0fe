import { expect } from './site-test.ts';

/** The browser itself notes answers that are no success: a journey that provokes them says which, and how many. */
export async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect.poll(() => complaints).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  complaints.length = 0;
}
