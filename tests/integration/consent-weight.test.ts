import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

const app = path.resolve(import.meta.dirname, '../../app');

/** What issue and promise say a visitor's browser loads at most before there is an answer, in bytes. */
const limit = 4096;

/** What is loaded only after a yes. */
const afterwards = /start-analytics|forget-tools/;

test('[CK-1] what asks about cookies, the banner included, weighs less than 4 KB before an answer', async () => {
  // Else components carry the names of their files, as no visitor loads them.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: [
          path.join(app, 'features/consent/consent.tsx'),
          path.join(app, 'features/consent/cookie-settings.tsx'),
          path.join(app, 'analytics/use-analytics.ts'),
        ],
        preserveEntrySignatures: 'strict',
        // Libraries, and the languages, are there without the question too.
        external: [/^react/, /\/i18n\//],
      },
    },
  });
  const outputs = [built].flat().filter((result): result is Rolldown.RolldownOutput => 'output' in result);
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  const before = chunks.filter(({ name }) => !afterwards.test(name));
  expect(before.map(({ name }) => name)).toContain('consent-banner');
  const weight = brotliCompressSync(before.map(({ code }) => code).join('\n')).length;
  expect(weight).toBeLessThan(limit);
  expect(weight).toBeGreaterThan(1000);
});
