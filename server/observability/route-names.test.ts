import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { createRouteNames } from './route-names.ts';

test('a path has the name of the route that the router finds for it', () => {
  const pages = ['/:lang?', '/:lang?/about', '/:lang?/contact', '/:lang?/blog/:id'];
  const lists = ['/:lang?/news', '/:lang?/news/:slug', '/:lang?/news/page/:page'];
  const all = [...pages, ...lists, '/api/contact', '/healthz', '/*', '/:lang/chat.json'];
  const routeOf = createRouteNames(all, () => false);
  const part = fc.constantFrom(...'en news page blog 1 ABOUT api contact chat.json chat-json'.split(' '));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const path = `/${parts.join('/')}`;
      const found = matchRoutes(
        all.map((pattern) => ({ path: pattern })),
        path,
      );
      expect(routeOf(path)).toBe(found?.at(-1)?.route.path);
    }),
    { numRuns: 500 },
  );
});
