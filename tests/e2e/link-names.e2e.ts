import { pagePaths } from '../../app/lib/i18n/href.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { expect, test } from './site-test.ts';

// A page of another origin has no storage with the closed popup.
test.use({ answered: false });

const paths = [...Object.values(pagePaths), 'blog/1'];

/**
 * Non-descriptive link texts: Lighthouse's list (`link-text`) in English, German, French and Russian, and
 * Ukrainian equivalents; lower case.
 */
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

for (const language of languages) {
  test(`no link in ${language} has a name that says nothing, and one name leads to one place on a page`, async ({
    page,
    request,
  }) => {
    // A page without a CSP: a test may parse HTML there.
    await page.goto('about:blank');
    const errors: string[] = [];
    for (const path of paths) {
      const html = await (
        await request.get(path.startsWith('blog/') ? `/${path}` : `/${language}/${path}`)
      ).text();
      const links = await page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text.replaceAll(/<\/?noscript>/g, ''), 'text/html');
        for (const silent of read.querySelectorAll('[aria-hidden="true"]')) silent.remove();
        return [...read.querySelectorAll('a[href]')].map((link) => ({
          name: link.getAttribute('aria-label') ?? link.textContent.replaceAll(/\s+/g, ' ').trim(),
          to: link.getAttribute('href') ?? '',
        }));
      }, html);
      const targets = new Map(links.map(({ name, to }) => [name, to]));
      for (const { name, to } of links) {
        if (name === '' || generic.has(name.toLowerCase())) errors.push(`${path}: “${name}” says nothing`);
        if (targets.get(name) !== to)
          errors.push(`${path}: “${name}” leads to ${to} and ${targets.get(name)}`);
      }
    }
    expect(errors).toEqual([]);
  });
}
