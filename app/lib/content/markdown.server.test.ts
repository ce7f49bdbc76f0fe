import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.server.ts';
import { plainText } from './markdown.ts';

const read = (text: string) => readMarkdown({ file: 'content/en/posts/1.md', line: 8, text });

test('[BL-1] paragraphs are parted by blank lines, and a line break inside one is a space', () => {
  expect(read('One line\nand the next.\n\nAnother paragraph.')).toEqual([
    { kind: 'paragraph', of: ['One line and the next.'] },
    { kind: 'paragraph', of: ['Another paragraph.'] },
  ]);
});

test('[BL-1] headings go from # to ####, and each is one level below its signs: the first is the page’s own', () => {
  const levels = read('# A\n\n## B\n\n### C\n\n#### D').map(
    (block) => block.kind === 'heading' && block.level,
  );
  expect(levels).toEqual([2, 3, 4, 5]);
  expect(() => read('##### E')).toThrow('headings go from # to ####');
});

test('[BL-1] lines that begin with - or * form a list', () => {
  expect(read('- one\n- two')).toEqual([{ kind: 'list', ordered: false, items: [['one'], ['two']] }]);
  expect(read('* one\n\n* two')).toEqual([{ kind: 'list', ordered: false, items: [['one'], ['two']] }]);
});

test('[BL-1] emphasis, code and links stand among the words', () => {
  expect(read('Say **no**, *softly*, with `exit 1`, and [read on](/services).')).toEqual([
    {
      kind: 'paragraph',
      of: [
        'Say ',
        { kind: 'strong', of: ['no'] },
        ', ',
        { kind: 'em', of: ['softly'] },
        ', with ',
        { kind: 'code', text: 'exit 1' },
        ', and ',
        { kind: 'link', href: '/services', of: ['read on'] },
        '.',
      ],
    },
  ]);
});

test('[PG-6] a table has a head and rows', () => {
  expect(read('| Name | Group |\n| --- | --- |\n| `consent` | essential |')).toEqual([
    {
      kind: 'table',
      head: [['Name'], ['Group']],
      rows: [[[{ kind: 'code', text: 'consent' }], ['essential']]],
    },
  ]);
});

test.for([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,x)',
  '[x](http://plain.example)',
  '[x](//elsewhere.example)',
  '[x](relative)',
  '[x](#fragment)',
])('[BL-1] %s leads nowhere safe, so it is refused', (link) => {
  expect(() => read(link)).toThrow('a link leads nowhere safe');
});

test.for([
  '<b>bold</b>',
  '<script>alert(1)</script>',
  'words <img src=x onerror=alert(1)>',
  '![picture](https://a.example/b.png)',
  '> quotation',
  '```\ncode\n```',
  '---',
])('[BL-1] %s is not in the list of what a text may contain, so it is refused', (text) => {
  expect(() => read(text)).toThrow('a text of this site has no');
});

test('[BL-1] signs that HTML would mind stay the signs they are', () => {
  expect(read('a & b < c, “d” &amp; 1 > 0')).toEqual([
    { kind: 'paragraph', of: ['a & b < c, “d” &amp; 1 > 0'] },
  ]);
});

test('[BL-1] a fault names the file and the line', () => {
  expect(() => read('First.\n\n- item\n- item\n\nA <b>fault</b>.')).toThrow('content/en/posts/1.md:13: ');
});

test('the plain words of a line are its text without marks', () => {
  const [block] = read('## Which *cookies* we [set](/cookies), and `when`');
  expect(block?.kind === 'heading' && plainText(block.of)).toBe('Which cookies we set, and when');
});
