import { expect, test } from 'vitest';
import { siteUrl } from '../../seo/site-url.ts';
import { postMetadata } from './post-metadata.ts';

const post = { id: 4, title: 'A title', excerpt: 'An excerpt.' };
const claims = (spoken: Parameters<typeof postMetadata>[2]) =>
  postMetadata(post, 'Alzette AI', spoken).flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []));

test('[RT-9] a post has its own title, description and address', () => {
  expect(postMetadata(post, 'Alzette AI', [])).toEqual([
    { title: 'A title · Alzette AI' },
    { name: 'description', content: 'An excerpt.' },
    { tagName: 'link', rel: 'canonical', href: `${siteUrl}/blog/4` },
  ]);
});

test('[RT-9] a post names the languages that have its text, and none where another language stands in', () => {
  expect(claims(['en', 'fr'])).toEqual(['en', 'fr', 'x-default']);
  expect(claims([])).toEqual([]);
});
