import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkHouse, readTree } from './check-house.ts';
import { arrows, codeRules, nameRules } from './house-law.ts';

/** A small house in which every arrow that may be drawn is drawn. */
const house: Record<string, string> = {
  'app/root.tsx': `
    import { contactWords } from './features/contact/contact.words.ts';
    import { readWords } from './content/words.server.ts';
    import { Footer } from './layout/footer.tsx';
    import { noSuchPage } from './layout/no-such-page.ts';`,
  'app/capabilities-context.ts': `import type { Capabilities } from '../server/capabilities.ts';`,
  'app/form-door.server.ts': `
    import type { FormAnswer } from '../server/json-answer.ts';
    import { capabilitiesOf } from './capabilities-context.ts';`,
  'app/ui/field.tsx': `
    import { useId } from 'react';
    import { fill } from '../content/fill.ts';
    import './field.css';`,
  'app/ui/field.css': '',
  'app/content/fill.ts': '',
  'app/content/words.server.ts': `const files = import.meta.glob('../../content/*/*.json');`,
  'app/seo/page-metadata.ts': `import { fill } from '../content/fill.ts';`,
  'app/features/contact/contact.words.ts': `import { z } from 'zod';`,
  'app/features/contact/contact-form.tsx': `
    import { Field } from '../../ui/field.tsx';
    import type { ContactWords } from './contact.words.ts';`,
  'app/features/consent/question.server.ts': `import type { Question } from '../../../server/capabilities.ts';`,
  'app/features/consent/question.server.test.ts': `
    import { temporaryStore } from '../../../tests/support/temporary-store.ts';
    import { takeLetter } from '../../../server/intake/take-letter.ts';
    const folder = process.env['TMPDIR'];`,
  'app/features/contact/contact.route.tsx': `
    import { formDoor } from '../../form-door.server.ts';
    import type { Route } from './+types/contact.route.ts';`,
  'app/layout/footer.tsx': `import { ContactForm } from '../features/contact/contact-form.tsx';`,
  'app/pages/about/about-page.tsx': `import { Footer } from '../../layout/footer.tsx';`,
  'app/pages/about/about.route.tsx': `
    import { readWords } from '../../content/words.server.ts';
    import { pageMetadata } from '../../seo/page-metadata.ts';
    import { AboutPage } from './about-page.tsx';`,
  'app/pages/unknown/no-such-page.ts': '',
  'content/en/about.json': '',
  'server/config.ts': 'export const port = process.env.PORT;',
  'server/main.ts': `
    import { port } from './config.ts';
    console.log(process.env);`,
  'server/capabilities.ts': `import type { FormAnswer } from './json-answer.ts';`,
  'server/json-answer.ts': '',
  'server/intake/take-letter.ts': '',
  'tests/support/temporary-store.ts': `import { port } from '../../server/config.ts';`,
  'harness/running-site.ts': `import { port } from '../server/config.ts';`,
  'site-files/sitemap.ts': `import { fill } from '../app/content/fill.ts';`,
  'tools/dev.ts': `
    import { startSite } from '../harness/running-site.ts';
    import { sitemap } from '../site-files/sitemap.ts';`,
  'workshop/bench.ts': `
    import { startSite } from '../harness/running-site.ts';
    import '../site-files/sitemap.ts';`,
  'tools/check-words.ts': `
    import { contactWords } from '../app/features/contact/contact.words.ts';
    import about from '../content/en/about.json' with { type: 'json' };`,
  'vite.config.ts': 'export default process.env.SITE_URL;',
};

/** What the check says of the house with something added: the rule's name and the file, nothing else. */
function faultsWith(added: Record<string, string>): string[] {
  const { faults } = checkHouse(new Map(Object.entries({ ...house, ...added })));
  return faults.map(({ rule, file }) => `${rule} in ${file}`);
}

const plants: { rule: string; file: string; text?: string; beside?: Record<string, string> }[] = [
  { rule: 'ui-is-furniture', file: 'app/ui/map.tsx', text: `import { Footer } from '../layout/footer.tsx';` },
  {
    rule: 'i18n-is-the-ground',
    file: 'app/i18n/date.ts',
    text: `import type { Props } from '../ui/field.tsx';`,
  },
  {
    rule: 'content-is-loaded',
    file: 'app/content/facts.ts',
    text: `import { pageMetadata } from '../seo/page-metadata.ts';`,
  },
  { rule: 'state-is-remembered', file: 'app/state/store.ts', text: `import '../i18n/languages.ts';` },
  { rule: 'forms-are-sent', file: 'app/forms/send-form.ts', text: `import '../state/store.ts';` },
  { rule: 'ui-is-furniture', file: 'app/ui/map.tsx', text: `import '../state/store.ts';` },
  { rule: 'seo-is-pure', file: 'app/seo/feed.ts', text: `export * from '../layout/footer.tsx';` },
  {
    rule: 'analytics-is-told',
    file: 'app/analytics/track.ts',
    text: `import '../features/consent/consent-store.ts';`,
  },
  { rule: 'layout-looks-down', file: 'app/layout/menu.tsx', text: `import '../pages/about/about-page.tsx';` },
  {
    rule: 'page-looks-down',
    file: 'app/pages/home/home-page.tsx',
    text: `import '../about/about-page.tsx';`,
  },
  {
    rule: 'feature-imports-feature',
    file: 'app/features/chat/chat.tsx',
    text: `import '../contact/contact-form.tsx';`,
  },
  {
    rule: 'feature-looks-down',
    file: 'app/features/chat/chat.tsx',
    text: `import '../../layout/footer.tsx';`,
  },
  {
    rule: 'server-imports-app',
    file: 'server/log.ts',
    text: `import type { Fill } from '../app/content/fill.ts';`,
  },
  {
    rule: 'server-behind-doors',
    file: 'app/layout/menu.tsx',
    text: `type All = import('../../server/capabilities.ts').Capabilities;`,
  },
  {
    rule: 'server-behind-doors',
    file: 'app/features/contact/contact.server.ts',
    text: `import { takeLetter } from '../../../server/intake/take-letter.ts';`,
  },
  {
    rule: 'server-behind-doors',
    file: 'app/entry.server.tsx',
    text: `export { type FormAnswer } from '../server/json-answer.ts';`,
  },
  {
    rule: 'server-file-behind-doors',
    file: 'app/layout/menu.tsx',
    text: `import('../content/words.server.ts');`,
  },
  {
    rule: 'content-through-loaders',
    file: 'app/layout/menu.tsx',
    text: `import.meta.glob('../../content/*/a.json');`,
  },
  { rule: 'site-stands-alone', file: 'server/log.ts', text: `import '../harness/running-site.ts';` },
  { rule: 'site-stands-alone', file: 'app/routes.ts', text: `import '../tools/dev.ts';` },
  {
    rule: 'site-files-tell-of-the-site',
    file: 'site-files/robots.ts',
    text: `import '../harness/running-site.ts';`,
  },
  { rule: 'harness-holds-the-site', file: 'harness/browser.ts', text: `import '../tools/dev.ts';` },
  { rule: 'tools-without-workshop', file: 'tools/test.ts', text: `import '../workshop/bench.ts';` },
  {
    rule: 'tests-are-the-end',
    file: 'workshop/soak.ts',
    text: `import '../tests/support/temporary-store.ts';`,
  },
  {
    rule: 'import-cycle',
    file: 'server/chicken.ts',
    text: `import './egg.ts';`,
    beside: { 'server/egg.ts': `import type { Chicken } from './chicken.ts';` },
  },
  {
    rule: 'environment-read-once',
    file: 'server/log.ts',
    text: 'export const level = process.env.LOG_LEVEL;',
  },
  { rule: 'environment-read-once', file: 'server/log.ts', text: `import { env } from 'node:process';` },
  { rule: 'environment-read-once', file: 'server/log.ts', text: 'const { env } = process;' },
  {
    rule: 'environment-read-once',
    file: 'server/log.ts',
    text: `export const env = globalThis.process['env'];`,
  },
  {
    rule: 'checker-silenced',
    file: 'server/log.ts',
    text: '// @ts-expect-error: planted\nexport const a = 1;',
  },
  { rule: 'folder-is-a-drawer', file: 'app/ui/helpers/date.ts' },
  { rule: 'folder-is-a-drawer', file: 'server/types/letter.ts' },
  { rule: 'file-is-a-drawer', file: 'app/ui/index.ts' },
  { rule: 'file-is-a-drawer', file: 'server/utils.ts' },
  { rule: 'file-is-a-drawer', file: 'server/relay-v2.ts' },
  { rule: 'file-in-kebab-case', file: 'app/ui/dateField.tsx' },
];

test('a house that keeps the rules has no fault', () => {
  expect(faultsWith({})).toEqual([]);
});

test.for(plants)(
  '$rule is found in $file, and nothing else: $text',
  ({ rule, file, text = '', beside = {} }) => {
    expect(faultsWith({ [file]: text, ...beside })).toEqual([`${rule} in ${file}`]);
  },
);

test('every rule has a planted violation', () => {
  const rules = [...arrows, ...nameRules, ...codeRules].map(({ name }) => name);
  expect(new Set(plants.map(({ rule }) => rule))).toEqual(new Set([...rules, 'import-cycle']));
});

test('an import without an ending leads to the same file', () => {
  const chicken = { 'server/chicken.ts': `import './egg';`, 'server/egg.ts': `import './chicken.js';` };
  expect(faultsWith(chicken)).toEqual(['import-cycle in server/chicken.ts']);
});

test('a file that cannot be parsed is not passed over', () => {
  expect(() => faultsWith({ 'server/log.ts': 'import {' })).toThrow('server/log.ts');
});

test('the tree is read from the disk, words and pictures by name only', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'house-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(house)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  cpSync(path.join(root, 'app/layout'), path.join(root, 'app/features/lib'), { recursive: true });
  const tree = readTree(root);
  expect(tree.size).toBe(Object.keys(house).length + 1);
  expect(checkHouse(tree).faults.map(({ rule, file }) => `${rule} in ${file}`)).toContain(
    'folder-is-a-drawer in app/features/lib/footer.tsx',
  );
});
