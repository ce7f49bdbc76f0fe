import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { Blog } from './blog.tsx';
import { homeMessages } from './home.messages.ts';

test('[HM-10] where there is no post, the section says so in the page’s language and keeps the way to the list', () => {
  for (const language of languages) {
    const { blog } = loadMessages(homeMessages, 'home', language).messages;
    const frame = { isFallback: false, note: '', luxembourgish: '' };
    const section = <Blog messages={blog} frame={frame} posts={[]} topics={[]} language={language} />;
    const Site = createRoutesStub([{ path: '/', Component: () => section }]);
    const html = renderToStaticMarkup(<Site />);
    expect(html).toContain(`<p role="status" class="posts__none">${blog.none}</p>`);
    expect(html).toContain(`href="/${language}/news"`);
    if (language === 'en') expect(blog.none).toBe('No posts available');
  }
});
