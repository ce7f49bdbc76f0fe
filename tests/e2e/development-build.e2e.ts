import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { startSite, temporaryFolder } from '../support/running-site.ts';
import { expect, test } from './site-test.ts';

const project = path.resolve(import.meta.dirname, '../..');
const build = path.join(project, 'build-development');
const { folder, remove } = temporaryFolder();
let url = '';
let stop: () => Promise<void>;

// One build for all: parallel workers would build into the same folder.
test.describe.configure({ mode: 'default' });

// React reports hydration errors only in development.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  execFileSync('react-router', ['build', '--mode', 'development'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'development', BUILD_DIRECTORY: build },
    stdio: 'pipe',
  });
  // The assistant's index is that of the production build.
  cpSync(path.join(project, 'build/assistant'), path.join(build, 'assistant'), { recursive: true });
  const site = await startSite({ DATA_DIR: folder }, build);
  url = site.url;
  stop = () => site.stop();
});

test.afterAll(async () => {
  await stop();
  remove();
});

for (const language of ['uk-UA', 'en-GB']) {
  test.describe(language, () => {
    test.use({ locale: language });

    test(`[LG-7] a bare page in a negotiated language comes to life without a hydration warning (${language})`, async ({
      page,
    }) => {
      for (const address of [
        '/',
        '/about',
        '/services',
        '/certifications',
        '/case-studies',
        '/privacy',
        '/blog/1',
      ]) {
        await page.goto(url + address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(url);
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
  });
}
