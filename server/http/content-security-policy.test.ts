import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ToolHosts } from '../analytics-tools.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const noHosts: ToolHosts = { script: [], connect: [], image: [] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(html: string, tools = noHosts) {
  const parts = contentSecurityPolicy(html, tools).split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

test('a page’s inline scripts, styles and style attributes are named by their hashes, each once', () => {
  const html =
    '<style>p{}</style><p style="top:1%"></p><i data-x="1" style="a:&quot;b&quot;&amp;c"></i><b style="top:1%"></b>' +
    '<script>one()</script><script type="module">two()</script><script src="/three.js"></script>' +
    '<script>const html = \'<i style="not:one"></i>\'</script>';
  const policy = directives(html);
  expect(policy.get('style-src')).toEqual(["'self'", hash('p{}')]);
  expect(policy.get('style-src-attr')).toEqual(["'unsafe-hashes'", hash('top:1%'), hash('a:"b"&c')]);
  expect(policy.get('script-src')?.slice(0, 3)).toEqual(["'self'", hash('one()'), hash('two()')]);
});

test('nothing is allowed that is not named, and nowhere anything unsafe', () => {
  const policy = directives('<p style="a:b">');
  expect(directives('<p>').get('style-src-attr')).toEqual(["'none'"]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
});

test('[AN-1] Trusted Types hold unless a tool is on, whose script writes addresses of scripts', () => {
  const [required, named] = ['require-trusted-types-for', 'trusted-types'];
  expect([directives('').get(required), directives('').get(named)]).toEqual([["'script'"], ['default']]);
  const measured = directives('', { ...noHosts, script: ['https://tags.example.org'] });
  expect([measured.has(required), measured.has(named)]).toEqual([false, false]);
});
