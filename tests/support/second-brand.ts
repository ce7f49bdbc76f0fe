import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Fact } from '../../app/lib/content/facts.ts';
import { switchableSections } from '../../app/lib/site-paths.ts';
import { company } from './messages.ts';
import { copyProject } from './project-copy.ts';
import brand from './second-brand.json' with { type: 'json' };

/** Another firm's colours and logo. */
export { brand };

/** The name has forty characters, of which some mean something to HTML and YAML. */
export const NEW_NAME = 'Mosel Robotics: Schiffe, Fähren & Häfen!';
/** The previous name, in the sample as it is in addresses too. */
export const oldName = company.sample ? 'Alzette' : company.name;
const off = ['methodology', 'benefits', 'testimonials', 'cases'];

/** Builds the site of another company in a folder. Returns the built texts by path within `build`. */
export async function buildSecondBrand(folder: string): Promise<Map<string, string>> {
  copyProject(folder);
  becomeSecondBrand(folder);
  // The steps have low priority, because parallel tests would time out otherwise.
  for (const step of ['check:words', 'build'])
    await promisify(execFile)('nice', ['npm', 'run', '-s', step], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      maxBuffer: 2 ** 26,
    });
  const build = path.join(folder, 'build');
  const files = globSync('{client,assistant}/**/*.{html,data,json,txt,xml,webmanifest,svg,js,css,vtt}', {
    cwd: build,
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(build, file), 'utf8')]));
}

/**
 * Turns a copy of the site into another company's, by nothing but what an owner may edit: name, logo, colours, doubled amounts
 * and durations, longer lists, nine products, a seventh post, another first post, one language less and a half-translated one
 * more, and much switched off.
 */
function becomeSecondBrand(folder: string): void {
  const place = (file: string) => path.join(folder, 'content', file);
  const textOf = (file: string) => readFileSync(place(file), 'utf8');
  const write = (file: string, content: unknown) => writeFileSync(place(file), JSON.stringify(content));
  const edit = (file: string, change: (content: ReturnType<typeof JSON.parse>) => unknown) => {
    const content = JSON.parse(textOf(file));
    write(file, change(content) ?? content);
  };

  const [, ...added] = Array.from({ length: 9 }, (_, index) => `barge${index}`);
  const [kept = ''] = Object.keys(company.products);
  edit('company.json', (owner) => {
    const renamed = JSON.parse(JSON.stringify(owner).replaceAll(/Alzette/gi, 'mosel'));
    const products = added.map((name) => [name, { status: 'coming-soon', url: '' }]);
    return {
      ...renamed,
      sample: false,
      name: NEW_NAME,
      legalName: '',
      products: { [kept]: renamed.products[kept], ...Object.fromEntries(products) },
    };
  });
  for (const language of ['en', 'fr', 'de', 'uk', 'ru']) {
    edit(`${language}/home.json`, ({ products, services }) => {
      const texts = added.map((name) => [name, { name: 'Barges', text: 'They come and go.' }]);
      products.items = { [kept]: products.items[kept], ...Object.fromEntries(texts) };
      services.cards.repair = services.cards.training;
    });
    edit(`${language}/about.json`, ({ team: { items } }) => {
      items.push({ ...items[0], sample: undefined, name: 'Ada' });
    });
    edit(`${language}/credentials.json`, ({ partners: { items } }) => {
      items.barges = { ...items.law, name: 'Barges' };
    });
  }

  const twice = (value: Fact['value']): Fact['value'] =>
    typeof value === 'number' ? value * 2 : [value[0] * 2, value[1] * 2];
  edit('facts.json', (file) => {
    for (const [name, fact] of Object.entries<Fact>(file.facts))
      if (fact.kind === 'euros' || /(?:Weeks|Months)$|^bars/.test(name)) fact.value = twice(fact.value);
  });

  const seventh = textOf('en/posts/6.md')
    .replace('id: 6', 'id: 7')
    .replace(/^slug: .*$/m, 'slug: the-seventh\nformerly: an-older-name')
    .replace(/^title: .*$/m, 'title: "The seventh post"')
    .replace(/^(?:date|updated): .*\n/gm, '');
  writeFileSync(place('en/posts/7.md'), seventh);
  const own = textOf('en/posts/1.md').replaceAll(/sample: true\n|\n# [\s\S]*/g, '');
  writeFileSync(place('en/posts/1.md'), own);

  mkdirSync(place('pt'), { recursive: true });
  for (const file of ['site.json', 'home.json'])
    write(`pt/${file}`, inPortuguese(JSON.parse(textOf(`en/${file}`))));
  const row = "pt: { name: 'Português', dates: 'pt-PT', numbers: 'pt-PT', script: 'latin', locale: 'pt-PT' }";
  const table = path.join(folder, 'app/lib/i18n/languages.ts');
  const languages = readFileSync(table, 'utf8').replace(/\n {2}pt: .*/, '');
  writeFileSync(table, languages.replace('\n} as const;', `\n  ${row},\n} as const;`));

  write('brand.json', brand);
  edit('switches.json', (owner) => ({
    ...owner,
    chat: true,
    popup: false,
    newsletter: false,
    analytics: false,
    films: false,
    sections: Object.fromEntries(switchableSections.map((name) => [name, !off.includes(name)])),
    pages: { certifications: false },
    languages: { uk: false, ru: false },
  }));
}

/** Writes English without the letter e, except in placeholders and codes, so that it cannot be mistaken for English. */
function inPortuguese(value: unknown, key = ''): unknown {
  const isCode = /^(?:state:(?:person|finished)|highlight:\w+)$/.test(`${key}:${value}`);
  if (typeof value === 'string')
    return isCode ? value : value.replace(/(\{\w+\})|e/g, (_all, kept?: string) => kept ?? 'ê');
  if (Array.isArray(value)) return value.map((item) => inPortuguese(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inPortuguese(item, name)]));
}
