import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readWords } from '../../i18n/words.server.ts';
import { Offers } from './offers.tsx';
import { servicesWords } from './services.words.ts';

const { words } = readWords(servicesWords, 'services', 'en');
const frame = { borrowed: false, note: '', luxembourgish: '' };
const html = renderToStaticMarkup(<Offers words={words.offers} frame={frame} />);

test('[PG-3] before any script has run all four services stand on the page', () => {
  const titles = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
  expect(titles).toEqual(Object.values(words.offers.cards).map(({ title }) => title));
  expect(html).not.toMatch(/<article[^>]*hidden/);
});

test('[PG-3] the row of tabs can be entered at one place, the chosen tab, which names the panel', () => {
  const tabs = html.match(/<button[^>]*role="tab"[^>]*>/g) ?? [];
  expect(tabs).toHaveLength(5);
  const reachable = tabs.filter((tab) => tab.includes('tabindex="0"'));
  expect(reachable).toHaveLength(1);
  expect(reachable[0]).toContain('aria-selected="true"');
  const id = /id="([^"]+)"/.exec(reachable[0] ?? '')?.[1];
  expect(html).toContain(`role="tabpanel" aria-labelledby="${id}"`);
});
