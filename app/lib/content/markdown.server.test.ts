import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.server.ts';

const read = (text: string) => readMarkdown({ file: 'content/en/posts/1.md', line: 8, text });

test('[BL-1] paragraphs are parted by blank lines, - and * begin items, and # to #### go one level below the title, with a written id', () => {
  expect(read('One line\nand the next.\n\n* one\n* two')).toEqual([
    { kind: 'paragraph', of: ['One line and the next.'] },
    { kind: 'list', ordered: false, items: [['one'], ['two']] },
  ]);
  expect(read('# *A* {#b}\n\n#### D')).toMatchObject([
    { level: 2, of: [{ of: ['A'] }], id: 'b' },
    { level: 5 },
  ]);
  expect(() => read('##### E')).toThrow('headings go from # to ####');
});

test('[BL-1] emphasis, code and links stand among the words, and signs of HTML stay what they are', () => {
  const of = [
    'Say ',
    { kind: 'strong', of: ['no'] },
    ', ',
    { kind: 'em', of: ['softly'] },
    ', with ',
    { kind: 'code', text: 'exit 1' },
    ', and ',
    { kind: 'link', href: '/services', of: ['read on'] },
    ', a & b < c &amp;',
  ];
  const text = 'Say **no**, *softly*, with `exit 1`, and [read on](/services), a & b < c &amp;';
  expect(read(text)).toEqual([{ kind: 'paragraph', of }]);
});

test('[PG-6] a table has a head and rows', () => {
  const [head, rows] = [[['Name'], ['Group']], [[[{ kind: 'code', text: 'consent' }], ['essential']]]];
  const table = '| Name | Group |\n| --- | --- |\n| `consent` | essential |';
  expect(read(table)).toEqual([{ kind: 'table', head, rows }]);
});

test('[BL-1] a link that leads nowhere safe, and what a text may not contain, are refused with file and line', () => {
  const unsafe = 'JaVaScRiPt:alert(1) data:text/html,x http://plain.example //elsewhere.example #x';
  for (const href of unsafe.split(' '))
    expect(() => read(`[x](${href})`)).toThrow('a link leads nowhere safe');
  const unlisted = ['<b>bold</b>', 'words <img src=x onerror=alert(1)>', '![a](https://a.example/b.png)'];
  for (const text of [...unlisted, '> quotation', '```\ncode\n```', '---'])
    expect(() => read(text)).toThrow('a text of this site has no');
  expect(() => read('First.\n\n- item\n- item\n\nA <b>fault</b>.')).toThrow('content/en/posts/1.md:13: ');
});
