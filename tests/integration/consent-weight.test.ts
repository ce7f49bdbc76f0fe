import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

const app = path.resolve(import.meta.dirname, '../../app');

/** A little above what there is, in bytes; the promise is 4 KB. */
const limit = 3800;

/** Loaded only after a yes, or, as the loader of lazy chunks, by every page anyway. */
const elsewhere = /start-analytics|analytics-tools|google-analytics|clarity|load-script|preload-helper/;

test('[CK-1] what asks about cookies, the banner included, weighs less than 4 KB before an answer', async () => {
  // In development components carry file names.
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
          path.join(app, 'features/analytics/analytics.ts'),
        ],
        preserveEntrySignatures: 'strict',
        // Libraries and languages are loaded without the banner too.
        external: [/^react/, /\/i18n\//],
      },
    },
  });
  const outputs = [built].flat().filter((result): result is Rolldown.RolldownOutput => 'output' in result);
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  const before = chunks.filter(({ name }) => !elsewhere.test(name));
  expect(before.map(({ name }) => name)).toContain('consent-banner');
  const weight = brotliCompressSync(before.map(({ code }) => code).join('\n')).length;
  expect(weight).toBeLessThan(limit);
  expect(weight).toBeGreaterThan(1000);
});
