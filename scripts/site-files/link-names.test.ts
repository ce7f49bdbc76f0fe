import path from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '../../server/http/open-site.ts';
import { askSite, isPost, readPages } from './built-pages.ts';

/** These link texts say nothing. They are Lighthouse's list in English, German, French and Russian, with Ukrainian added. */
const generic = new Set(
  `click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|
  start|this|read on|visit website|request a demo|about the programme|play film|
  cliquez ici|cliquer ici|ici|en savoir plus|plus|plus d’informations|lire la suite|lire plus|voir plus|visiter le site|
  hier|hier klicken|klicke hier|mehr|mehr erfahren|mehr infos|weiterlesen|weiter|website besuchen|
  тут|тисніть тут|більше|докладніше|детальніше|дізнатися більше|читати далі|відвідати сайт|
  здесь|нажмите здесь|ещё|подробнее|узнать больше|читать далее|дальше|перейти на сайт`
    .split('|')
    .map((text) => text.trim()),
);

test('[NV-1] each link of every page says where it leads, and outside posts of one name there is one place', async () => {
  const server: unknown = path.resolve(process.env.BUILD_DIRECTORY ?? 'build', 'server/index.js');
  const pages = await readPages(askSite(openSite(await import(String(server)), 'production')));
  for (const page of pages) {
    const { path: at, document } = page;
    for (const silent of document.querySelectorAll('[aria-hidden="true"], noscript')) silent.remove();
    const links = document
      .querySelectorAll('a[href]')
      .map((link): [name: string, to: string] => [
        link.getAttribute('aria-label') ?? link.text.replaceAll(/\s+/g, ' ').trim(),
        link.getAttribute('href') ?? '',
      ]);
    const targets = new Map(links);
    const isUnclear = (name: string, to: string) =>
      name === '' || generic.has(name.toLowerCase()) || (!isPost(page) && targets.get(name) !== to);
    expect([at, links.filter((link) => isUnclear(...link))]).toEqual([at, []]);
  }
});
