import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Reply } from './reply.tsx';

const links = {
  origin: 'https://alzette.example',
  prefix: 'fr',
  contacts: ['mailto:moien@alzette.example'],
  onFollow: () => undefined,
} as const;

function html(markdown: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Reply markdown={markdown} links={links} />
    </MemoryRouter>,
  ).replaceAll(' data-discover="true"', '');
}

test.for([
  ['**SME *Packages***, `70 %`', '<p><strong>SME <em>Packages</em></strong>, <code>70 %</code></p>'],
  ['## Prices\n\n> As *said*\n\n---', '<p><strong>Prices</strong></p><p>As <em>said</em></p>'],
  ['3. three\n4. four\n   - inner', '<ol start="3"><li>three</li><li>four<ul><li>inner</li></ul></li></ol>'],
  ['```js\nlet a;\nlet b;\n```', '<pre>let a;\nlet b;</pre>'],
  [
    'a <b onclick="x()">c</b> ![a cat](https://evil.example/x)',
    '<p>a &lt;b onclick=&quot;x()&quot;&gt;c&lt;/b&gt; a cat</p>',
  ],
  ['[Services](/en/services) or', '<p><a href="/fr/services">Services</a> or</p>'],
  ['[Guichet](https://guichet.lu/)', '<p>Guichet</p>'],
  ['[us](mailto:moien@alzette.example)', '<p><a href="mailto:moien@alzette.example">us</a></p>'],
  ['[Services](/services#end)', '<p class="chat__source"><a href="/fr/services#end">Services</a></p>'],
])('[CH-4] %j is shown as %j', ([markdown = '', shown]) => {
  expect(html(markdown)).toBe(shown);
});

const allowed = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'a', 'br']);

test('[CH-4] no element, attribute or address of a reply gets into the page that the page has not made itself', () => {
  const signs =
    '<img/src=x/onerror=alert(1)> <script> </script> " \' > [a](javascript:x) ![i](https://evil.example/i) [a](https://b.lu) <!-- --> - 1. ** ` ``` | --- ~~ \\ &lt; [r] <svg/onload=x> x';
  const spaced = [
    '<a href="javascript:x">',
    '[a](/fr/about "t")',
    '<p style=x>',
    '\n\n',
    '\n[r]: javascript:x\n',
  ];
  const chunks = fc.oneof(fc.constantFrom(...signs.split(' '), ...spaced), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(chunks, { maxLength: 20 }), (parts) => {
      const markdown = parts.join('');
      for (const [, name = '', attributes = ''] of html(markdown).matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
        expect(allowed).toContain(name);
        expect(attributes.replace(/ (?:href|class|start)="[^"]*"/g, '').replace('/', '')).toBe('');
        const address = /href="([^"]*)"/.exec(attributes)?.[1];
        if (address !== undefined) expect(address).toBe('/fr/about');
      }
    }),
    { numRuns: 1000 },
  );
});
