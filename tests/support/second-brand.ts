import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { switchableSections } from '../../app/i18n/href.ts';
import { company } from '../../harness/words.ts';
import { editFile } from './edited-build.ts';

/** By day and by night, in the order of `content/brand.json`. */
const colours: Record<string, [day: string, night: string]> = {
  bg: ['#fbf8f3', '#150d12'],
  surface: ['#fffdfa', '#20151b'],
  sunk: ['#f1e9e1', '#1b1117'],
  field: ['#e7cfd3', '#3a1827'],
  ink: ['#241019', '#f3e9ec'],
  mut: ['#5f4a52', '#c3adb5'],
  line: ['#ddcfcb', '#4a3039'],
  edge: ['#7d6770', '#9b838c'],
  water: ['#7a1b3f', '#e58bab'],
  'water-2': ['#b0728a', '#9a4a6c'],
  'water-3': ['#e7cfd3', '#562a3d'],
  'on-water': ['#fff7f9', '#2a0715'],
  stone: ['#c9bd58', '#d3c866'],
  'stone-2': ['#eee9c6', '#2b2810'],
  'on-stone': ['#262204', '#262204'],
  ore: ['#1d5191', '#82b4f0'],
  'ore-2': ['#d8e4f3', '#12263f'],
  'on-ore': ['#f7fbff', '#051a33'],
  deep: ['#3a0f20', '#0e070b'],
  'on-deep': ['#f7ecef', '#f7ecef'],
  'deep-mut': ['#d8b6c1', '#d8b6c1'],
  'deep-line': ['#683347', '#683347'],
  'deep-accent': ['#f0a9c0', '#f0a9c0'],
  'on-deep-accent': ['#2f0a19', '#2f0a19'],
  'deep-ore': ['#8fbcf2', '#8fbcf2'],
  ok: ['#2c6b2f', '#86cf86'],
  'on-ok': ['#fafffa', '#072108'],
  bad: ['#a11212', '#ff9088'],
  focus: ['#241019', '#f6e6c2'],
};

/** Mosel Robotics by day and by night: plum where there was water, blue where there was ore; its mark is a gate. */
export const brand = {
  sample: false,
  mark: {
    side: 24,
    shapes: [
      { colour: 'water', path: 'M2 22V12a10 10 0 0 1 20 0v10h-6V12a4 4 0 0 0-8 0v10z' },
      { colour: 'ore', path: 'M10 12h4v10h-4z' },
    ],
  },
  colours: Object.fromEntries(Object.entries(colours).map(([role, [day, night]]) => [role, { day, night }])),
};

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
