import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './portrait.tsx';

test('where there is no photograph the monogram stands alone [PG-1]', () => {
  const html = renderToStaticMarkup(<Portrait initials="LB" />);
  expect(html).toContain('LB</text>');
  expect(html).not.toContain('<img');
});

test('under a photograph the monogram waits, to be seen when the photograph does not load [PG-1]', () => {
  const html = renderToStaticMarkup(<Portrait initials="LB" photo="/pictures/leader.jpg" />);
  expect(html.indexOf('LB</text>')).toBeLessThan(html.indexOf('<img'));
  expect(html).toContain('src="/pictures/leader.jpg"');
});
