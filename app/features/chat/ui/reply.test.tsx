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
  );
}

test('[CH-4] a link to a page is one, and one that leaves the site is text', () => {
  expect(html('[Services](/en/services) or')).toBe(
    '<p><a href="/fr/services" data-discover="true">Services</a> or</p>',
  );
  expect(html('[Guichet](https://guichet.lu/) and more')).toBe('<p>Guichet and more</p>');
  expect(html('[us](mailto:moien@alzette.example)')).toBe(
    '<p><a href="mailto:moien@alzette.example">us</a></p>',
  );
});

test('[CH-4] a paragraph that is only a link to a page is shown as the source', () => {
  expect(html('Yes.\n\n[Services](/services#delivery)')).toContain(
    '<p class="chat__source"><a href="/fr/services#delivery"',
  );
  expect(html('[Guichet](https://guichet.lu/)')).not.toContain('chat__source');
});

const allowed = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'a']);

test('[CH-4] no element, attribute or address of a reply gets into the page that the page has not made itself', () => {
  const signs =
    '<img/src=x/onerror=alert(1)> <script> </script> " \' > [a](javascript:x) ![i](https://evil.example/i) [a](https://b.lu) <!-- --> - 1. ** ` &lt; [r] <svg/onload=x> x';
  const spaced = [
    '<a href="javascript:x">',
    '[a](/fr/about "t")',
    '<p style=x>',
    '\n\n',
    '\n[r]: javascript:x\n',
  ];
  const chunks = fc.constantFrom(...signs.split(' '), ...spaced);
  fc.assert(
    fc.property(fc.array(chunks, { maxLength: 20 }), (parts) => {
      for (const [, name = '', attributes = ''] of html(parts.join('')).matchAll(
        /<([a-z][\w-]*)([^>]*)>/gi,
      )) {
        expect(allowed).toContain(name);
        expect(attributes.replace(/ (?:href|class|start|data-discover)="[^"]*"/g, '')).toBe('');
        const address = /href="([^"]*)"/.exec(attributes)?.[1];
        if (address !== undefined) expect(address).toBe('/fr/about');
      }
    }),
    { numRuns: 2000 },
  );
});
