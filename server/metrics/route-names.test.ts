import { expect, test } from 'vitest';
import { createRouteNames } from './route-names.ts';

const patterns = ['/:lang?', '/:lang?/about', '/:lang?/blog/:id', '/:lang/chat.json', '/api/contact', '/*'];
const files = new Set([
  '/',
  '/fr',
  '/_.data',
  '/fr.data',
  '/fr/about',
  '/fr/about.data',
  '/assets/site-a1b2.js',
]);
const routeOf = createRouteNames(patterns, (pathname) => files.has(pathname));

test.for([
  ['/', '/:lang?'],
  ['/fr', '/:lang?'],
  ['/_.data', '/:lang?'],
  ['/fr.data', '/:lang?'],
  ['/fr/about', '/:lang?/about'],
  ['/fr/about.data', '/:lang?/about'],
  ['/about/', '/:lang?/about'],
  ['/fr/blog/3', '/:lang?/blog/:id'],
  ['/blog/3.data', '/:lang?/blog/:id'],
  ['/uk/chat.json', '/:lang/chat.json'],
  ['/api/contact', '/api/contact'],
  ['/assets/site-a1b2.js', 'file'],
  ['/assets/gone.js', '/*'],
  ['/wp-admin/setup.php', '/*'],
  ['/a/b/c/%E0%A4%A', '/*'],
  ['//', '/:lang?'],
] as const)('the route of %s is %s', ([pathname, route]) => {
  expect([routeOf(pathname), routeOf(pathname)]).toEqual([route, route]);
});
