import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { switchableSections } from '../../app/i18n/href.ts';
import { company } from '../../harness/words.ts';
import { editFile } from './edited-build.ts';
import brand from './second-brand.json' with { type: 'json' };

/** Mosel Robotics by day and by night: plum where there was water, blue where there was ore; its mark is a gate. */
export { brand };

/** What Mosel Robotics does without, and the sections of the home page that it keeps. */
const off = ['chat', 'popup', 'newsletter', 'analytics', 'films'];
const kept = ['services', 'products'];

/** The first word of the name that the site had before. */
export const oldName = company.name.split(' ')[0] ?? '';

/**
 * Makes another firm of a copy of this site by editing its content alone: another name, mark and colours, two products, four
 * people, three languages, no assistant.
 */
export function becomeSecondBrand(folder: string): void {
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, 'content', file), JSON.stringify(content));
  const edit = (file: string, change: (words: ReturnType<typeof JSON.parse>) => void) => {
    const words = JSON.parse(readFileSync(path.join(folder, 'content', file), 'utf8'));
    change(words);
    write(file, words);
  };
  editFile(folder, 'content/company.json', (text) =>
    text.replaceAll(company.name, 'Mosel Robotics').replaceAll(new RegExp(oldName, 'gi'), 'mosel'),
  );
  edit('company.json', (owner) => {
    const { video, legal } = owner.products;
    owner.products = { video, barges: legal };
  });
  for (const language of ['en', 'fr', 'de']) {
    edit(`${language}/home.json`, ({ products: { items } }) => {
      for (const name of Object.keys(items)) if (name !== 'video') delete items[name];
      items.barges = { name: 'Barges', text: 'They come and go.' };
    });
    edit(`${language}/about.json`, ({ team: { items } }) => items.push({ ...items[0], name: 'Ada' }));
  }
  write('brand.json', brand);
  write('switches.json', {
    ...Object.fromEntries(off.map((name) => [name, false])),
    sections: Object.fromEntries(switchableSections.map((name) => [name, kept.includes(name)])),
    languages: { uk: false, ru: false },
  });
}
