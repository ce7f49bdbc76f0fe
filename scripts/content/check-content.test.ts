import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brandSchema } from '../../app/lib/content/brand-schema.ts';
import { factsSchema } from '../../app/lib/content/facts-schema.ts';
import { switchesSchema } from '../../app/lib/content/switches-schema.ts';
import company from '../../content/company.json' with { type: 'json' };
import switches from '../../content/switches.json' with { type: 'json' };
import { copyProject } from '../../tests/support/project-copy.ts';
import { temporaryFolder } from '../../tests/support/running-site.ts';
import brand from '../../tests/support/second-brand.json' with { type: 'json' };
import { jsonError } from './check-content.ts';
import { schemaErrors, sharedSchemas } from './shared-schemas.ts';

test('[ED-1] a comma that is missing is one sentence with file and line', () => {
  expect(jsonError('content/en/home.json', '{\n  "a": 1\n  "b": 2\n}')).toMatch(
    /^content\/en\/home\.json:3: Expected ',' .*line above$/,
  );
  expect(jsonError('content/en/home.json', '{ "a": 1 }')).toBeUndefined();
});

test('[ED-1] what is wrong in each shared file is a sentence, before anything that reads these files', () => {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  copyProject(folder);
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const check = () => spawnSync(process.execPath, ['scripts/content/check-content.ts'], options).stderr;
  const chairs = { status: 'available', url: '' };
  const more = JSON.stringify({ ...company, products: { ...company.products, chairs } });
  writeFileSync(path.join(folder, 'content/company.json'), more);
  expect(check()).toMatch(/^content\/en\/home\.json: products\.items lacks chairs, which .*text$/m);
  const files = Object.keys(sharedSchemas).map((name) => `content/${name}.json`);
  for (const file of files) writeFileSync(path.join(folder, file), '{}');
  const said = check().trim().split('\n');
  expect(said[0]).toBe('Mend this first:');
  expect(new Set(said.slice(1).map((line) => line.replace(/: .*/, '')))).toEqual(new Set(files));
  expect(said).toContain('content/company.json: name: is missing: write it');
  const languages = path.join(folder, 'app/lib/i18n/languages.ts');
  const rows = readFileSync(languages, 'utf8');
  writeFileSync(languages, rows.replace("locale: 'en-GB' }", '$&, xx: { name: 1 }'));
  expect(check()).toMatch(/languages\.ts: xx: make the folder content\/xx with .*\n$/);
  writeFileSync(languages, rows.replace(/dates: 'en-US'(.*)latin/, "dates: 'en_US'$1roman"));
  expect(check()).toMatch(/ts: en\.dates: write a tag as pt-PT\n.*ts: en\.script: write one of latin, cyr/);
  writeFileSync(languages, rows.replace("locale: 'en-GB' },", "locale: 'en-GB' }"));
  expect(check()).toMatch(/languages\.ts:\d+: Expected ','.* Look for a comma .*\n$/);
});

test.for([
  [{ certifications: false }, 'there is no switch certifications: take it out'],
  [{ films: undefined }, 'films: write true, or false to switch it off'],
  [{ languages: { fr: 'no' } }, 'languages.fr: write true, or false to switch it off'],
  [{ languages: { xx: false } }, 'languages: name'],
])('[ED-2] a switch that is unknown, missing or no switch is one sentence: %j', ([change, said]) => {
  const [error = '', ...others] = schemaErrors('s', switchesSchema, { ...switches, ...(change as object) });
  expect([error, ...others]).toEqual([expect.stringContaining(`s: ${said}`)]);
});

const coloured = (name: string, day: string) =>
  schemaErrors('content/brand.json', brandSchema, {
    ...brand,
    colours: { ...brand.colours, [name]: { day, night: '#ffffff' } },
  });

test('[ED-4] a colour that cannot be read is one sentence: where, the ratio on the worst ground, what to do', () => {
  expect(coloured('mut', '#888888')).toEqual([
    'content/brand.json: colours.mut.day: #888888 on sunk (#f1e9e1) has a contrast of 2.95:1, and needs at least 4.5:1: make mut darker, or sunk lighter',
  ]);
  // The colour is lighter than its background, but could not become light enough.
  expect(coloured('mut', '#fefefe')).toEqual([
    expect.stringMatching(/at least 4\.5:1: make mut darker, or \w+ lighter$/),
  ]);
  expect(coloured('water', 'teal')).toEqual([
    'content/brand.json: colours.water.day: write a colour as #7a1b3f',
  ]);
});

test('[ED-4] a figure that is no number is one sentence, which says how to write it', () => {
  const facts = { smeSubsidy: { kind: 'percent', value: 'siebzig' } };
  const [error] = schemaErrors('f', factsSchema, { note: '', asOf: '2026-11', facts });
  expect(error).toBe('f: facts.smeSubsidy.value: write it without quotation marks, as 70 or [3, 5]');
});

test('[ED-4] a mark in a colour without a light counterpart, and what is no path are refused', () => {
  const [shape] = brand.mark.shapes;
  for (const wrong of [{ colour: 'stone' }, { path: '<path d="M0 0h8z"/>' }]) {
    const mark = { side: 40, shapes: [{ ...shape, ...wrong }] };
    const [error] = schemaErrors('', brandSchema, { ...brand, mark });
    expect(error).toContain(`mark.shapes.0.${Object.keys(wrong)}`);
  }
});
