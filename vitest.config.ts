import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const company = JSON.parse(readFileSync('content/company.json', 'utf8'));

/** The longest test must begin first, also where no earlier run has measured it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/kill-nine.test.ts'));
    return (await super.sort(files)).sort((one, other) => waits(other) - waits(one));
  }
}

export default defineConfig({
  define: {
    'import.meta.env.VITE_SITE_URL': JSON.stringify(company.url),
    'import.meta.env.VITE_BUILD_DAY': JSON.stringify('2026-11-21'),
  },
  test: {
    include: ['{app,bench,media,scripts,server,tests}/**/*.test.{ts,tsx}'],
    // Tests start real servers and processes. A small machine carries two at a time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/support/postgres-server.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});
