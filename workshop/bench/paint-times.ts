import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../harness/browser.ts';
import { median } from './median.ts';
import { type Visit, visit } from './visit.ts';

type Paint = Pick<Visit, 'first' | 'largest' | 'shift' | 'element'>;

/** What comes within half a second after the page may still move it. */
const plan = { device: 'phone', watchMs: 500 } as const;

/** Visits two addresses in turn, so that the machine's moods fall on both alike, and gives the median of each. */
export async function comparePaints(urls: { page: string; baseline: string }, rounds: number) {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const visits: Record<'page' | 'baseline', Paint[]> = { page: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    visits.baseline.push(await visit(browser, urls.baseline, plan));
    visits.page.push(await visit(browser, urls.page, plan));
  }
  await browser.close();
  const summary = (paints: Paint[]): Paint => ({
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
    shift: Math.max(...paints.map(({ shift }) => shift)),
    element: paints[0]?.element ?? '',
  });
  return { page: summary(visits.page), baseline: summary(visits.baseline) };
}
