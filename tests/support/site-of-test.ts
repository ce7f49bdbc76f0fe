import { afterAll, onTestFinished } from 'vitest';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';

type Environment = Record<string, string>;

async function open(environment: Environment, atEnd: (end: () => Promise<void>) => void) {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder, ...environment });
  atEnd(async () => {
    await site.stop();
    remove();
  });
  return { ...site, folder };
}

/** A running site on a store of its own in `folder`; both go with the test. */
export const siteOfTest = (environment: Environment = {}) => open(environment, onTestFinished);

/** The same for all tests of a file. */
export const siteOfFile = (environment: Environment = {}) => open(environment, afterAll);

let visitors = 0;

/** The header by which a site behind one trusted proxy knows a visitor whom it has not seen. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  visitors += 1;
  return { 'X-Forwarded-For': `10.1.${visitors >> 8}.${visitors & 255}` };
}
