import path from 'node:path';
import { buildCopy } from '../support/edited-build.ts';
import { copyProject } from '../support/project-copy.ts';
import { startSite, temporaryFolder } from '../support/running-site.ts';
import { becomeSecondBrand } from '../support/second-brand.ts';
import { test as base } from './site-test.ts';

/** The site of tests/support/second-brand.ts; built once for this file. */
export const test = base.extend<object, { built: { folder: string; texts: Map<string, string> } }>({
  built: [
    async ({}, use) => {
      const { folder, remove } = temporaryFolder();
      copyProject(folder);
      becomeSecondBrand(folder);
      await use({ folder, texts: await buildCopy(folder, ['check:words', 'build']) });
      remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: [
    async ({ built: { folder }, webhook }, use) => {
      const site = await startSite(
        { DATA_DIR: folder, WEBHOOK_URL: webhook.url, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' },
        path.join(folder, 'build'),
      );
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  answered: false,
  // The copy has no consent banner.
  refusal: [async ({}, use) => use(''), { scope: 'worker' }],
});
