import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';
import { fr } from '../../tests/support/messages.ts';
import { temporaryFolder } from '../../tests/support/running-site.ts';
import { createEditor } from './editor.ts';
import { editorConfig } from './editor-config.ts';
import { patchedProgram } from './editor-program.ts';

const { folder, remove } = temporaryFolder();
const project = path.resolve(import.meta.dirname, '../..');
for (const name of ['content', 'public/pictures', 'biome.jsonc'])
  cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
afterAll(remove);

const ORIGIN = 'http://127.0.0.1:3000';
const editor = createEditor(folder, () => undefined);
const textOf = (file: string, root = folder) => readFileSync(path.join(root, file), 'utf8');
type Texts = Record<string, string>;
/** Saves as the editor does, with the texts that it had loaded. */
function save(texts: Texts, loaded: Texts = {}, headers: Texts = { origin: ORIGIN }, at = ORIGIN) {
  const body = new FormData();
  for (const [file, text] of Object.entries(texts)) {
    const present = path.join(folder, file);
    const parts = existsSync(present) ? [text, loaded[file] ?? readFileSync(present)] : [text];
    for (const part of parts) body.append(file, new Blob([part]));
  }
  return editor.request(`${at}/__edit/files`, { method: 'PUT', body, headers });
}
const put = (file: string, text: string) => save({ [file]: text });
const changedLines = (file: string) => {
  const before = textOf(file, project).split('\n');
  return textOf(file)
    .split('\n')
    .filter((line) => !before.includes(line));
};

test.for([
  ['another site’s page', { origin: 'https://elsewhere.example' }, ORIGIN],
  ['no page at all', {}, ORIGIN],
  ['another port of this machine', { origin: 'http://127.0.0.1:8080' }, ORIGIN],
  ['another name of this machine', { origin: 'http://evil.example:3000' }, 'http://evil.example:3000'],
  ['another site, as the browser says', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, ORIGIN],
] as const)('[ED-1] the editor writes nothing for %s', async ([, headers, at]) => {
  expect((await save({ 'content/company.json': '{}' }, {}, headers, at)).status).toBe(403);
  expect(textOf('content/company.json')).toBe(textOf('content/company.json', project));
});

test.for([
  'package.json',
  'content/../package.json',
  'content/en/posts/.htaccess',
  'public/pictures/x.html',
  'content/cards.json',
])('[ED-1] %s is not for the editor', async (file) => {
  expect((await put(file, '{}')).ok).toBe(false);
});

test('[ED-1] a changed word is a change of one line, whatever order and layout the editor sends', async () => {
  const company: Record<string, unknown> = JSON.parse(textOf('content/company.json'));
  const sent = Object.fromEntries(Object.entries({ ...company, founded: 2019 }).toReversed());
  expect((await put('content/company.json', JSON.stringify(sent))).status).toBe(201);
  expect(changedLines('content/company.json')).toEqual(['  "founded": 2019,']);

  const onOneLine = JSON.stringify(JSON.parse(textOf('content/security.json')));
  writeFileSync(path.join(folder, 'content/security.json'), onOneLine);
  expect((await put('content/security.json', `${onOneLine}\n`)).status).toBe(204);
  const post = textOf('content/en/posts/1.md').replace(/^title: .*$/m, "title: 'Paid: half'");
  const unquoted = post
    .replaceAll(/^(tags|author): "(.*)"$/gm, "$1: '$2'")
    .replace('sample: true', 'sample: true\ndraft: false');
  expect((await put('content/en/posts/1.md', unquoted)).status).toBe(201);
  expect(changedLines('content/en/posts/1.md')).toEqual(['title: "Paid: half"']);
});

test('[ED-1] what the schemas refuse is not written, and the answer names file and key', async () => {
  const home = JSON.parse(textOf(`content/${fr}/home.json`));
  home.hero.headline = 'x'.repeat(61);
  const answer = await put(`content/${fr}/home.json`, JSON.stringify(home));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(new RegExp(`content/${fr}/home\\.json[\\s\\S]*hero\\.headline`));
  expect(textOf(`content/${fr}/home.json`)).toBe(textOf(`content/${fr}/home.json`, project));

  home.hero.headline = '{figures} up to {smeSubsidy';
  expect(await (await put(`content/${fr}/home.json`, JSON.stringify(home))).text()).toMatch(
    /headline: there is no \{figures\}: did you mean .*\n.*no \{smeSubsidy: did you mean \{smeSubsidy\}, .* There are \{address\}, /,
  );

  const post = textOf('content/en/posts/2.md').replace('id: 2', 'id: 3');
  expect(await (await put('content/en/posts/2.md', post)).text()).toMatch(/^content\/en\/posts\/.*id/);

  const range = textOf('content/facts.json').replace(/("smeSubsidy": \{[^}]*"value": )\d+/, '$1[5, 6]');
  expect(await (await put('content/facts.json', range)).text()).toBe(
    'content/facts.json: smeSubsidy in content/facts.json is a range where one figure is needed',
  );
  expect(await (await put('content/facts.json', range.replace('5, 6', '6, 5'))).text()).toMatch(/lower/);
});

test('[ED-1] a save writes all its languages or none, and nothing over what the editor has not read', async () => {
  const [english, french] = ['content/en/newsletter.json', `content/${fr}/home.json`] as const;
  const before = [textOf(english), textOf(french)] as const;
  const changed = before[0].replace('": "', '": "Yes: ');
  const answer = async (home: string, loaded?: Texts) =>
    (await save({ [english]: changed, [french]: home }, loaded)).text();
  expect(await answer(before[1].replace('": "', '": "{figures} '))).toContain(french);
  expect(await answer(before[1], { [french]: '{}' })).toBe(
    `${french} has changed since the editor read it: copy what you wrote, and reload the page`,
  );
  expect([textOf(english), textOf(french)]).toEqual(before);
  expect(await answer(before[1])).toBe('');
  expect(textOf(english)).toContain('": "Yes: ');
});

type Fields = readonly {
  name: string;
  fields?: Fields;
  field?: Fields[number];
  pattern?: [string, string];
}[];

/** Returns the keys of texts that the editor's validation refuses. */
function refused(fields: Fields, value: unknown, at: string): string[] {
  return fields.flatMap(({ name, fields: inner, field, pattern }) => {
    const own: unknown = isRecord(value) ? value[name] : undefined;
    if (typeof own === 'string' && pattern && !new RegExp(pattern[0], 'u').test(own))
      return [`${at}.${name}`];
    const items = Array.isArray(own) ? own : [own];
    return items.flatMap((item) =>
      field ? refused([field], { [field.name]: item }, at) : refused(inner ?? [], item, `${at}.${name}`),
    );
  });
}

test('[ED-1] every text of the site could be saved again as it is', () => {
  const [messages] = z
    .object({ collections: z.array(z.looseObject({ files: z.array(z.any()).optional() })) })
    .parse(editorConfig(folder)).collections;
  const all = (messages?.files ?? []).flatMap(({ name, fields }) =>
    globSync(`content/*/${name}.json`, { cwd: project }).flatMap((file) =>
      refused(fields, JSON.parse(textOf(file, project)), file),
    ),
  );
  expect(messages?.files?.length).toBeGreaterThan(15);
  expect(all).toEqual([]);
});

test('[ED-4] a company of forty characters without social networks is saved and so are texts that name it; one of sixty-one is refused in a sentence', async () => {
  const company = JSON.parse(textOf('content/company.json'));
  const named = (name: string) =>
    put('content/company.json', JSON.stringify({ ...company, name, social: undefined }));
  expect(await (await named('N'.repeat(61))).text()).toBe(
    'content/company.json: name: Write the name of the company in 2 to 60 characters',
  );
  expect((await named('N'.repeat(40))).status).toBe(201);
  const news = textOf(`content/${fr}/news.json`).replace('"all": "', '"all": "Oui : ');
  expect(await (await put(`content/${fr}/news.json`, news)).text()).toBe('');
  // A French keyboard has no no-break space, so the editor inserts it.
  expect(textOf(`content/${fr}/news.json`)).toContain(`"all": "Oui${fr === 'fr' ? '\u00a0' : ' '}: `);
  expect((await put('content/company.json', JSON.stringify(company))).status).toBe(201);
});

test('[ED-1] the form has every word with the limits and notes of its schema', () => {
  const config = JSON.stringify(editorConfig(folder).collections);
  expect(config).toMatch(/Stands in the largest type of the site: [^"]*\. Up to 60 characters/);
  const names = textOf('content/en/home.json').match(/(?<=^ +")[a-z]\w*(?=": )/gim) ?? [];
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !config.includes(`"name":"${name}"`))).toEqual([]);
});

test('[ED-1] an upgrade of the editor that takes away what we replace stops it with a sentence', () => {
  expect(() => patchedProgram('another program')).toThrow(/^@sveltia\/cms has no .* to replace/);
});
