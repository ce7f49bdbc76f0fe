import { expect, test } from 'vitest';
import { shareLink } from './share-links.ts';

const page = { url: 'https://www.alzette.example/blog/1', title: 'Fit 4 AI: 50% & the rest' };
const shared = (link: string) => Object.fromEntries(new URL(link).searchParams);

test('[BL-5] each network is handed the post’s address, and Twitter its title, whatever signs they contain', () => {
  expect(shared(shareLink('facebook', page))).toEqual({ u: page.url });
  expect(shared(shareLink('twitter', page))).toEqual({ url: page.url, text: page.title });
  expect(shared(shareLink('linkedin', page))).toEqual({ url: page.url });
});
