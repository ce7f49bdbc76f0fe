import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/support/running-site.ts';

const violations = [
  ['app/lib/a.ts', '../components/ui/field.tsx'],
  ['app/components/ui/b.ts', '../../features/consent/consent.tsx'],
  ['app/features/chat/c.ts', '../contact/contact-form.tsx'],
  ['app/features/chat/ui/d.ts', '../../contact/contact-form.tsx'],
  ['app/features/chat/other-route.ts', '../../features/contact/contact-form.tsx'],
  ['app/features/chat/ui/other-route.ts', '../../../features/contact/contact-form.tsx'],
  ['app/features/chat/page.ts', '../../pages/about/about-page.tsx'],
  ['app/pages/home/e.ts', '../about/about-page.tsx'],
  ['app/pages/home/other-route.ts', '../../pages/about/about-page.tsx'],
  ['server/delivery/f.ts', '../../app/lib/site-paths.ts'],
] as const;
const allowed = [
  ['app/features/chat/ui/g.ts', '../server/system-prompt.server.ts'],
  ['app/pages/home/h.ts', '../../features/contact/contact-form.tsx'],
] as const;

test('the linter refuses each import against the rules, and no other', () => {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  copyFileSync('biome.jsonc', path.join(folder, 'biome.jsonc'));
  for (const [file, to] of [...violations, ...allowed]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `import '${to}';\n`);
  }
  const biome = path.resolve('node_modules/.bin/biome');
  const lint = ['lint', '--only=style/noRestrictedImports', '--reporter=github'];
  const { stdout, stderr } = spawnSync(biome, lint, { cwd: folder, encoding: 'utf8' });
  const reported = new Set(
    [...(stdout + stderr).matchAll(/file=[^,]*?((?:app|server)\/[^,]+)/g)].map(([, file]) => file),
  );
  expect(reported).toEqual(new Set(violations.map(([file]) => file)));
});
