import { expect, test } from 'vitest';
import type { StaticFile } from './list-static-files.ts';
import { nginxHeaders, nginxLists } from './nginx-lists.ts';

const page: StaticFile = {
  path: '/fr',
  file: '/fr/index.html',
  headers: { 'x-frame-options': 'DENY', 'content-security-policy': `img-src 'self' "x\\y"` },
};
const script: StaticFile = { path: '/a.js', file: '/a.js', headers: { 'x-frame-options': 'DENY' } };

test('a header that all files share is said once, one in which they differ has a list of those that have it', () => {
  expect(nginxHeaders([page, script])).toBe(
    'add_header content-security-policy $site_content_security_policy;\nadd_header x-frame-options "DENY";\n',
  );
  expect(nginxLists([page, script])).toBe(
    [
      'map $site_path $site_file {',
      '  "/fr" "$site_path/index.html";',
      '  "/a.js" "$site_path";',
      '}',
      '',
      'map $site_path $site_content_security_policy {',
      `  "/fr" "img-src 'self' \\"x\\\\y\\"";`,
      '}',
      '',
    ].join('\n'),
  );
});

test.each([
  ['would be read as a variable', '$document_root'],
  ['ends a line', 'a\nb'],
  ['is longer than nginx reads', 'x'.repeat(4095)],
])('a value that %s is refused, and not written wrongly', (_, value) => {
  const files = [page, { ...page, headers: { ...page.headers, 'content-security-policy': value } }];
  expect(() => nginxLists(files)).toThrow('nginx');
});
