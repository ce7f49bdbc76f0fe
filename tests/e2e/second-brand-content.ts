import path from 'node:path';
import { DOMParser, Element, Node } from '@xmldom/xmldom';
import { rangeOf } from '../../app/lib/content/read-facts.ts';
import { facts } from '../support/messages.ts';
import { startMockChatService } from '../support/mock-chat-service.ts';
import { startSite } from '../support/running-site.ts';
import { newName } from '../support/second-brand.ts';
import { askAssistant } from '../support/test-site.ts';
import { test } from './second-brand-site.ts';
import { expect } from './site-test.ts';

// Imported by second-brand.e2e.ts, so that both share a worker and its build.

test('[ED-4] a figure changed in its file changes on every page, in posts and in what the assistant is told', async ({
  built: { folder, texts },
}) => {
  const [lowest, highest] = rangeOf(facts, 'smeBudget');
  const written = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');
  const former = new RegExp(`(?<!\\d)${written(lowest)}\\D{1,6}${written(highest)}(?!\\d)`);
  const english = (highest * 2).toLocaleString('en');
  expect([...texts].filter(([, text]) => former.test(text)).map(([file]) => file)).toEqual([]);
  expect(texts.get('client/en/index.html')).toContain(english);
  expect(texts.get('assistant/fr.json')).toMatch(new RegExp(written(highest * 2)));

  const service = await startMockChatService();
  const site = await startSite(
    {
      DATA_DIR: path.join(folder, 'asked'),
      CHAT_API_URL: service.url,
      CHAT_API_KEY: 'key',
      CHAT_MODEL: 'small',
    },
    path.join(folder, 'build'),
  );
  await (await askAssistant(site.url, 'Who are you?')).text();
  await site.stop();
  await service.close();
  const [{ body = '' } = {}] = service.received;
  expect(body).toContain(newName);
  expect(body).toContain(english);
  expect(body).not.toMatch(former);
});

test('[BL-7][BL-8][HM-11] a seventh post, in English alone and without a date, is on home, in the list, the sitemap and the feed', async ({
  built: { texts },
  site,
}) => {
  const textOf = (file: string) => texts.get(`client/${file}`) ?? '';
  const cards = [...textOf('en/index.html').matchAll(/href="\/blog\/(\d+)"/g)].map(([, id]) => id);
  expect([...new Set(cards)]).toEqual(['7', '6', '5', '4', '3', '2']);
  const address = '/en/news/the-seventh';
  for (const file of ['en/news/index.html', 'sitemap.xml', 'en/feed.xml'])
    expect([file, textOf(file).includes(address)]).toEqual([file, true]);
  expect(textOf('en/news/the-seventh/index.html')).not.toMatch(/"date(?:Published|Modified)"/);
  const [, entry = ''] = textOf('en/feed.xml').split('<entry>');
  expect(entry).toContain('The seventh post');
  expect(entry).not.toMatch(/<(?:updated|published)>/);
  expect(textOf('de/index.html') + textOf('de/feed.xml')).not.toContain('The seventh post');
  const former = await fetch(`${site.url}/en/news/an-older-name`, { redirect: 'manual' });
  expect(`${former.status} ${former.headers.get('location')}`).toBe(`301 ${address}`);
});

test('[ED-3] one more of everything is on the pages, whatever its name, and the drawings follow', ({
  built: { texts },
}) => {
  const counts = [
    ['', /class="prod /g, 9],
    ['', /class="flip"/g, 5],
    ['services/', /class="offer"/g, 5],
    ['about/', /class="portrait"/g, 4],
    ['about/', /class="years__down"/g, 6],
    ['about/', /marks\.svg#circle/g, 1],
  ] as const;
  for (const [page, sign, count] of counts)
    expect([sign, texts.get(`client/de/${page}index.html`)?.match(sign)?.length]).toEqual([sign, count]);
});

test('[ED-3] in a language of which two files are translated, the rest stands in English and says so, the assistant too', ({
  built: { texts },
}) => {
  expect(texts.get('client/sitemap.xml')).toContain('hreflang="pt"');
  const untold: string[] = [];
  for (const page of [
    '',
    'about/',
    'services/',
    'case-studies/',
    'programmes/',
    'privacy/',
    'legal-notice/',
  ]) {
    const html = texts.get(`client/pt/${page}index.html`) ?? '';
    expect(html).toContain('<html lang="pt">');
    const walk = (node: Node, isMarked: boolean): void => {
      const text = (node.nodeValue ?? '').replace(newName, '');
      if (node.nodeType === Node.TEXT_NODE && /[a-z]e|e[a-z]/.test(text) && !isMarked)
        untold.push(`${page}: ${text}`);
      if (node instanceof Element && ['head', 'script', 'address', 'dd'].includes(node.tagName)) return;
      const lang = node instanceof Element ? node.getAttribute('lang') : null;
      for (const child of node.childNodes) walk(child, lang ? lang !== 'pt' : isMarked);
    };
    walk(new DOMParser().parseFromString(html, 'text/html'), false);
  }
  expect(untold).toEqual([]);
  // That language's chat panel is English, so questions are too.
  expect(JSON.parse(texts.get('client/pt/chat.json') ?? '').language).toBe('en');
  expect(texts.has('assistant/pt.json')).toBe(false);
});

test('[ED-2][ED-3] the assistant says nothing of a product that is gone or a section that is off', ({
  built: { texts },
}) => {
  const english = texts.get('assistant/en.json') ?? '';
  expect(english).not.toContain('Legal AI for Luxembourg');
  expect(english).not.toContain('#methodology');
  const names = Object.keys(JSON.parse(english).cards);
  expect(names).toEqual(expect.arrayContaining(['products-list', 'fit4ai-steps']));
  expect(names).not.toContain('method-phases');
});
