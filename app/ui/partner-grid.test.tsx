import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerGrid } from './partner-grid.tsx';

const words = { visit: 'Visit website', newTab: 'opens in a new tab' };

function link(href: string): string {
  const partner = { mark: 'clinic', name: 'Klinik Fiktiv', description: 'A hospital', href } as const;
  const html = renderToStaticMarkup(<PartnerGrid partners={[partner]} words={words} />);
  return /<a .*<\/a>/.exec(html)?.[0] ?? '';
}

test('a partner’s website opens in a new tab, and its link says whose it is [PG-1]', () => {
  const html = link('https://klinik-fiktiv.example');
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Visit website Klinik Fiktiv, opens in a new tab');
});

test('a partner without a website gets no empty tab, and nobody is promised one [PG-2]', () => {
  const html = link('#');
  expect(html).not.toContain('target');
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Visit website Klinik Fiktiv');
});
