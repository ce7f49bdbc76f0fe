import { expect, test } from 'vitest';
import { trustedHtml } from './trusted-html.ts';

test('React’s empty script and text without markup may become part of the page', () => {
  for (const text of ['<script></script>', '', 'body{color:red}', '{"@type":"Organization","name":"a > b"}'])
    expect(trustedHtml(text)).toBe(text);
});

test('markup may not, whatever it is', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '<b>harmless</b>',
    '<script>alert(1)</script>',
    '<script></script> ',
    'a < b',
    '</style><script>',
    '@media (width<600px){a{color:red}}',
  ])
    expect(trustedHtml(text)).toBeNull();
});
