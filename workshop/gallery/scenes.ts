import { pagePaths } from '../../app/i18n/href.ts';
import { assistantStates } from './assistant-states.ts';
import { formStates } from './form-states.ts';
import { overlayStates } from './overlay-states.ts';
import type { Scene } from './scene.ts';

const pages = Object.entries(pagePaths).map(([name, path]): Scene => ({ name, path: path && `/${path}` }));

const posts = [1, 2, 3, 4, 5, 6].map((id): Scene => ({ name: `post ${id}`, path: `/blog/${id}` }));

const pageStates: readonly Scene[] = [
  { name: 'first key: past the bar', path: '', part: 'window', act: (page) => page.keyboard.press('Tab') },
  {
    name: 'menu open',
    path: '',
    width: 390,
    part: 'window',
    act: (page, { site }) => page.getByRole('button', { name: site.navigation.openMenu }).click(),
  },
  {
    name: 'languages open',
    path: '',
    part: 'window',
    act: (page) => page.locator('[popovertarget="languages"]').click(),
  },
  {
    name: 'bar after scrolling',
    path: '',
    part: 'window',
    act: (page) => page.evaluate(() => window.scrollTo(0, 700)),
  },
  {
    name: 'card turned',
    path: '',
    part: (page) => page.locator('#services'),
    act: (page, { home }) => page.getByRole('button', { name: home.services.turn }).first().click(),
  },
  {
    name: 'quotes paused',
    path: '',
    visitor: { moving: true },
    part: (page) => page.locator('#testimonials'),
    act: async (page, { home }) => {
      await page.locator('#testimonials').scrollIntoViewIfNeeded();
      await page.locator('#testimonials').getByRole('button', { name: home.testimonials.pause }).click();
      await page.locator('#testimonials').getByRole('button', { name: home.testimonials.play }).waitFor();
    },
  },
  {
    name: 'posts filtered',
    path: '',
    part: (page) => page.locator('#blog'),
    act: (page) => page.locator('#blog').getByRole('radio', { name: 'SaaS' }).check(),
  },
  {
    name: 'without scripts: cards',
    path: '',
    visitor: { withoutScripts: true },
    part: (page) => page.locator('#services'),
  },
  {
    name: 'without scripts: films',
    path: '',
    visitor: { withoutScripts: true },
    part: (page) => page.locator('#cases'),
  },
  { name: 'post that is not there', path: '/blog/99' },
  { name: 'post whose number is none', path: '/blog/x' },
  // Its language is that of the page before.
  { name: 'no such page', path: '', act: (page) => page.goto('/nothing.html') },
];

/** Everything to look at, in the order of the sheet. */
export const scenes: readonly Scene[] = [
  ...pages,
  ...posts,
  ...pageStates,
  ...overlayStates,
  ...assistantStates,
  ...formStates,
];
