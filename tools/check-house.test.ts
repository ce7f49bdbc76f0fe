import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkHouse, readTree } from './check-house.ts';
import { arrows, lineRules, nameRules, rooms } from './house-law.ts';

/** What the check says of these files: the rule's name and the file, nothing else. */
function faultsIn(files: Record<string, string>): string[] {
  return checkHouse(new Map(Object.entries(files))).faults.map(({ rule, file }) => `${rule} in ${file}`);
}

type Plant = [rule: string, file: string, text?: string];

const plants: Plant[] = [
  ['ui-is-furniture', 'app/ui/map.tsx', `import { Footer } from '../layout/footer.tsx';`],
  ['i18n-is-the-ground', 'app/i18n/date.ts', `import type { Props } from '../ui/field.tsx';`],
  ['content-is-loaded', 'app/content/facts.ts', `import { pageMetadata } from '../seo/page-metadata.ts';`],
  ['state-is-remembered', 'app/state/store.ts', `import '../i18n/languages.ts';`],
  ['forms-are-sent', 'app/forms/send-form.ts', `import '../state/store.ts';`],
  ['ui-is-furniture', 'app/ui/map.tsx', `import '../state/store.ts';`],
  ['seo-is-pure', 'app/seo/feed.ts', `export * from '../layout/footer.tsx';`],
  ['analytics-is-told', 'app/analytics/track.ts', `import '../features/consent/consent-store.ts';`],
  ['layout-looks-down', 'app/layout/menu.tsx', `import '../pages/about/about-page.tsx';`],
  ['page-looks-down', 'app/pages/home/home-page.tsx', `import '../about/about-page.tsx';`],
  ['feature-imports-feature', 'app/features/chat/chat.tsx', `import '../contact/contact-form.tsx';`],
  ['feature-looks-down', 'app/features/chat/chat.tsx', `import '../../layout/footer.tsx';`],
  ['server-imports-app', 'server/log/log.ts', `import type { Fill } from '../../app/content/fill.ts';`],
  [
    'server-behind-doors',
    'app/layout/menu.tsx',
    `type All = import('../../server/capabilities.ts').Capabilities;`,
  ],
  [
    'server-behind-doors',
    'app/features/contact/contact.server.ts',
    `import { takeLetter } from '../../../server/intake/take-letter.ts';`,
  ],
  [
    'server-behind-doors',
    'app/entry.server.tsx',
    `export { type FormAnswer } from '../server/json-answer.ts';`,
  ],
  ['server-file-behind-doors', 'app/layout/menu.tsx', `import('../content/words.server.ts');`],
  ['content-through-loaders', 'app/layout/menu.tsx', `import.meta.glob('../../content/*/a.json');`],
  ['site-stands-alone', 'server/log/log.ts', `import '../../harness/running-site.ts';`],
  ['site-stands-alone', 'app/routes.ts', `import '../tools/dev.ts';`],
  ['site-files-tell-of-the-site', 'site-files/robots.ts', `import '../harness/running-site.ts';`],
  ['harness-holds-the-site', 'harness/browser.ts', `import '../tools/dev.ts';`],
  ['tools-without-workshop', 'tools/test.ts', `import '../workshop/bench.ts';`],
  ['tests-are-the-end', 'workshop/soak.ts', `import '../tests/support/temporary-store.ts';`],
  ['environment-read-once', 'server/log/log.ts', 'export const level = process.env.LOG_LEVEL;'],
  ['environment-read-once', 'server/log/log.ts', `import { env } from 'node:process';`],
  ['environment-read-once', 'server/log/log.ts', 'const { env } = process;'],
  ['environment-read-once', 'server/log/log.ts', `export const env = globalThis.process['env'];`],
  ['checker-silenced', 'server/log/log.ts', '// @ts-expect-error: planted\nexport const a = 1;'],
  ['folder-is-a-drawer', 'app/ui/helpers/date.ts'],
  ['folder-is-a-drawer', 'server/types/letter.ts'],
  ['file-is-a-drawer', 'app/ui/index.ts'],
  ['file-is-a-drawer', 'server/utils.ts'],
  ['file-is-a-drawer', 'server/relay-v2.ts'],
  ['file-in-kebab-case', 'app/ui/dateField.tsx'],
];

test.for(plants)('%s is found in %s, and nothing else: %s', ([rule, file, text = '']) => {
  expect(faultsIn({ [file]: text })).toEqual([`${rule} in ${file}`]);
});

test('every rule has a planted violation', () => {
  const rules = [...arrows, ...nameRules, ...lineRules].map(({ name }) => name);
  expect(new Set(plants.map(([rule]) => rule))).toEqual(new Set(rules));
});

test('an import without an ending leads to the same file', () => {
  const tree = { 'app/ui/map.ts': `import '../layout/menu';`, 'app/layout/menu.tsx': '' };
  const [fault] = checkHouse(new Map(Object.entries(tree))).faults;
  expect(fault?.says).toContain('reaches for app/layout/menu.tsx');
});

test('the tree is read from the disk, words and pictures by name only', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'house-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const room of rooms) mkdirSync(path.join(root, room));
  for (const file of ['app/lib/map.ts', 'content/about.json']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'export {};');
  }
  const tree = readTree(root);
  expect([...tree]).toEqual([
    ['app/lib/map.ts', 'export {};'],
    ['content/about.json', ''],
  ]);
  expect(faultsIn(Object.fromEntries(tree))).toEqual(['folder-is-a-drawer in app/lib/map.ts']);
});
