import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { passagesOf } from './page-passages.ts';

function passages(main: string) {
  const html = `<html lang="fr"><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;
  return passagesOf(new DOMParser().parseFromString(html, 'text/html'), 'fr');
}

const texts = (main: string) => passages(main).map(({ lines }) => lines.map(({ text }) => text));

test('[CH-5] a page is cut at its headings, and each part knows the section that a link may aim at', () => {
  const cut = passages(
    '<h1>Page</h1><p>Head.</p><section id="a"><h2>A</h2><p>One. Two.</p><h3>Sub</h3><p>Three.</p></section>' +
      '<div><h2 id="b">B</h2><p>Four.</p></div>',
  );
  expect(cut.map(({ anchor, heading, subheading }) => [anchor, heading, subheading])).toEqual([
    ['', 'Page', ''],
    ['a', 'A', ''],
    ['a', 'A', 'Sub'],
    ['b', 'B', ''],
  ]);
  expect(cut[1]?.lines).toEqual([
    { text: 'One.', listed: false },
    { text: 'Two.', listed: false },
  ]);
});

test('[CH-5] forms, buttons, links that stand alone, drawings and notes of borrowing are no statements', () => {
  expect(
    texts(
      '<p>Said.</p><form><p>Name</p></form><button>Go</button><p><a class="btn" href="/x">Go</a></p><svg><text>1</text></svg>' +
        '<p aria-hidden="true">0</p><p class="borrowed">Note</p><p class="cap">Width is time.</p><aside><p>Contents</p></aside>',
    ),
  ).toEqual([['Said.']]);
});

test('[CH-5] the heading of a card holds for what stands above it', () => {
  const [card] = passages(
    '<section id="s"><ul><li><p>Up to 50%</p><h3>Diagnosis</h3><p>Said.</p></li></ul></section>',
  );
  expect(card).toMatchObject({ subheading: 'Diagnosis', lines: [{ text: 'Up to 50%' }, { text: 'Said.' }] });
});

test('[CH-5] a fact, a step and a row of a table are each said in one breath', () => {
  expect(texts('<dl><div><dt>Phone</dt><dd>+352</dd></div></dl>')).toEqual([['Phone · +352']]);
  expect(texts('<ol><li><div><b>Apply</b><p>Before work starts. We help.</p></div></li></ol>')).toEqual([
    ['Apply · Before work starts. We help.'],
  ]);
  const head = '<thead><tr><th>What</th><th>Cost</th></tr></thead>';
  expect(
    texts(`<table>${head}<tbody><tr><th>Plan</th><td data-label="Cost">5 €</td></tr></tbody></table>`),
  ).toEqual([['Plan · Cost – 5 €']]);
});

test('[CH-5] what a section says of its figures goes with every part of it', () => {
  const parts = passages(
    '<section id="s"><h3>A</h3><p>+78%</p><h3>B</h3><p>Said.</p><p class="cap s__note">Illustrative.</p></section><p>Else.</p>',
  );
  expect(parts.map(({ note }) => note)).toEqual(['Illustrative.', 'Illustrative.', '']);
});

test('[CH-5] a passage in another language is marked with it', () => {
  const parts = passages('<p>Dit.</p><section id="s"><div lang="en"><p>Said.</p></div></section>');
  expect(parts.map(({ language }) => language)).toEqual(['fr', 'en']);
});

test('[CH-5] an abbreviation ends no sentence', () => {
  expect(texts('<p>All amounts excl. VAT. Ask us.</p>')).toEqual([['All amounts excl. VAT.', 'Ask us.']]);
});
