import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { readWords } from '../../content/words.server.ts';
import { languages } from '../../i18n/languages.ts';
import { Blog } from './blog.tsx';
import { homeWords } from './home.words.ts';

test('[HM-10] where there is no post, the section says so in the page’s language and keeps the way to the list', () => {
  for (const language of languages) {
    const { blog } = readWords(homeWords, 'home', language).words;
    const frame = { borrowed: false, note: '', luxembourgish: '' };
    const section = <Blog words={blog} frame={frame} posts={[]} topics={[]} language={language} />;
    const Site = createRoutesStub([{ path: '/', Component: () => section }]);
    const html = renderToStaticMarkup(<Site />);
    expect(html).toContain(`<p role="status" class="posts__none">${blog.none}</p>`);
    expect(html).toContain(`href="/${language}/news"`);
    if (language === 'en') expect(blog.none).toBe('No posts available');
  }
});
