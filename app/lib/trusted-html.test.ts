import { expect, test } from 'vitest';
import { trustedHtml } from './trusted-html.ts';

const siteStyles = '@media (width<600px){a{color:red}}';

test('React’s empty script, the site’s own style sheet and text without markup may become part of the page', () => {
  for (const text of [
    '<script></script>',
    siteStyles,
    '',
    'body{color:red}',
    '{"@type":"Organization","name":"a > b"}',
  ])
    expect(trustedHtml(text, siteStyles)).toBe(text);
});

test('markup may not, whatever it is', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '<b>harmless</b>',
    '<script>alert(1)</script>',
    '<script></script> ',
    'a < b',
    '</style><script>',
    `${siteStyles}<b>`,
  ])
    expect(trustedHtml(text, siteStyles)).toBeNull();
});
