import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReplyBlock, readReply, replyText, settledPart } from './reply-blocks.ts';

test('[CH-4] paragraphs, emphasis, code and links are read', () => {
  expect(readReply('Under **SME *Packages*** it is `70 %`,\nsee [the page](/fr#smepackages).')).toEqual([
    {
      kind: 'paragraph',
      of: [
        'Under ',
        { kind: 'strong', of: ['SME ', { kind: 'em', of: ['Packages'] }] },
        ' it is ',
        { kind: 'code', text: '70 %' },
        ', see ',
        { kind: 'link', href: '/fr#smepackages', of: ['the page'] },
        '.',
      ],
    },
  ]);
});

test('[CH-4] a heading is bold text, a quotation is its text, a rule is nothing', () => {
  expect(readReply('## Prices\n\n> As *said*\n\n---')).toEqual([
    { kind: 'paragraph', of: [{ kind: 'strong', of: ['Prices'] }] },
    { kind: 'paragraph', of: ['As ', { kind: 'em', of: ['said'] }] },
  ]);
});

test('[CH-4] lists keep their numbers and what stands within them', () => {
  expect(readReply('3. three\n4. four\n   - inner')).toEqual([
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [
        [{ kind: 'paragraph', of: ['three'] }],
        [
          { kind: 'paragraph', of: ['four'] },
          { kind: 'list', ordered: false, start: 1, items: [[{ kind: 'paragraph', of: ['inner'] }]] },
        ],
      ],
    },
  ]);
});

test('[CH-4] a block of code keeps its lines, a table its rows', () => {
  expect(readReply('```js\nlet a;\nlet b;\n```')).toEqual([{ kind: 'code', text: 'let a;\nlet b;' }]);
  expect(readReply('| a | b |\n|---|---|\n| 1 | **2** |')).toEqual([
    { kind: 'paragraph', of: ['a · b'] },
    { kind: 'paragraph', of: ['1 · ', { kind: 'strong', of: ['2'] }] },
  ]);
});

test('[CH-4] HTML is the text that it is, and a picture is what it says', () => {
  expect(readReply('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', of: ['<img src=x onerror=alert(1)>'] },
  ]);
  expect(readReply('a <b onclick="x()">c</b> ![a cat](https://evil.example/log?q=1)')).toEqual([
    { kind: 'paragraph', of: ['a <b onclick="x()">c</b> a cat'] },
  ]);
});

/** The kinds of the blocks that hold text, wherever they stand. */
function kindsIn(blocks: readonly ReplyBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? kindsIn(block.items.flat()) : [block.kind]));
}

/** Signs that mean something to Markdown, and some that mean something to HTML. */
const signs = '* ** _ ` ``` ## - 1. > | --- [ ] ( ) ![ < <script> <!-- &amp; ~~ \\ https://a.lu [x]:'.split(
  ' ',
);
const markdownLike = fc
  .array(fc.oneof(fc.constantFrom(...signs, '\n', '\n\n', '    ', ' '), fc.string({ maxLength: 4 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));

test('[CH-4] whatever a reply is made of, it can be read, shown while it arrives, and told as plain text', () => {
  fc.assert(
    fc.property(markdownLike, (markdown) => {
      for (const kind of kindsIn(readReply(markdown))) expect(['paragraph', 'code']).toContain(kind);
      expect(replyText(markdown)).toBeTypeOf('string');
      expect(() => readReply(settledPart(markdown))).not.toThrow();
    }),
    { numRuns: 3000 },
  );
});

test.for([
  ['See [the ser', 'See '],
  ['See [the services](/fr/ser', 'See '],
  ['See [the services](/fr/services)', 'See [the services](/fr/services)'],
  ['It is **70', 'It is **70**'],
  ['It is **70 ', 'It is **70**'],
  ['It is **', 'It is '],
  ['It is **70 %** and *', 'It is **70 %** and '],
  ['**one**\ntwo', '**one**\ntwo'],
])('[CH-4] of %j, on its way, %j is shown', ([part, shown]) => {
  expect(settledPart(part ?? '')).toBe(shown);
});

test('[CH-4] as plain text a list has its signs and a link its address', () => {
  const text = 'Two ways:\n\n- **Fit 4 AI**\n- [SME Packages](/fr#smepackages)\n\nhttps://a.lu';
  expect(replyText(text)).toBe('Two ways:\n\n– Fit 4 AI\n– SME Packages (/fr#smepackages)\n\nhttps://a.lu');
});
