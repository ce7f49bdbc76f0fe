import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { switchableSections } from '../../app/lib/i18n/href.ts';
import { editFile } from './edited-build.ts';
import { company } from './messages.ts';
import brand from './second-brand.json' with { type: 'json' };

/** Mosel Robotics: plum and blue instead of the site's colours, and another logo. */
export { brand };

/** Disabled features, and the remaining sections. */
const off = ['chat', 'popup', 'newsletter', 'analytics', 'films'];
const kept = ['services', 'products'];

/** First word of the site's original name. */
export const oldName = company.name.split(' ')[0] ?? '';

/**
 * Turns a copy of the site into another company's by content only: name, logo, colours, two products, four
 * people, three languages, no assistant.
 */
export function becomeSecondBrand(folder: string): void {
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, 'content', file), JSON.stringify(content));
  const edit = (file: string, change: (messages: ReturnType<typeof JSON.parse>) => void) => {
    const messages = JSON.parse(readFileSync(path.join(folder, 'content', file), 'utf8'));
    change(messages);
    write(file, messages);
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
