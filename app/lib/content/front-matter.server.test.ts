import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFrontMatter } from './front-matter.server.ts';

const schema = z.strictObject({ title: z.string().min(5), date: z.iso.date() });
const read = (content: string) => readFrontMatter(schema, 'content/en/posts/3.md', content);

test('[BL-1] the head is checked, and the body knows the line that it begins in', () => {
  expect(read('---\ntitle: "A title"\ndate: 2026-11-02\n---\n\nThe body.\n')).toEqual({
    head: { title: 'A title', date: '2026-11-02' },
    body: { file: 'content/en/posts/3.md', line: 5, text: '\nThe body.\n' },
  });
});

test.for([
  ['no front matter at all', 'The body.', ':1: a text begins with front matter'],
  ['a value that the schema refuses', '---\ntitle: "A title"\ndate: soon\n---\n', ':3: date: '],
  ['an unknown key', '---\ntitle: "A title"\ndate: 2026-11-02\nauthor: me\n---\n', ':4: author: '],
  ['a key that is missing', '---\ntitle: "A title"\n---\n', ':1: date: '],
  ['a quotation that never ends', '---\ntitle: "A title\ndate: 2026-11-02\n---\n', ':4: Missing closing'],
  ['a key that stands twice', '---\ntitle: "A title"\ntitle: "Another"\ndate: 2026-11-02\n---\n', ':3: '],
] as const)('[BL-1] %s is a fault with the file and the line', ([, content, message]) => {
  expect(() => read(content)).toThrow(`content/en/posts/3.md${message}`);
});
