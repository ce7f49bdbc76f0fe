import type { BrowserContext, Page } from '@playwright/test';
import { bothTools, test as siteTest } from './site-test.ts';

/** Ids of the mock tools. */
export const toolIds = { google: bothTools.GA_MEASUREMENT_ID, clarity: bothTools.CLARITY_PROJECT_ID };

/** Opens a site with both tools, which are mocked. */
export const test = siteTest.extend<{ tools: MockAnalyticsTools }>({
  answered: false,
  settings: bothTools,
  tools: [async ({ context }, use) => use(await mockAnalyticsTools(context)), { auto: true }],
});

/** Returns Google's events, without those that gtag sends automatically. */
export function eventsIn(tools: MockAnalyticsTools): string[] {
  return tools.told.filter(({ command }) => command === 'event').map(({ about }) => about);
}

/** Returns the names of cookies and storage keys. */
export async function kept(page: Page): Promise<{ cookies: string[]; stored: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return { cookies: cookies.toSorted(), stored: stored.toSorted() };
}

/** The hosts of both tools. */
const TOOL_HOSTS = /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|google-analytics\.com|clarity\.ms)\//;

/** A command with its arguments, of gtag (such as `event` or `consent`) or of Clarity. */
type ToldTool = {
  tool: 'google' | 'clarity';
  command: string;
  about: string;
  fields: Record<string, unknown>;
};

type MockAnalyticsTools = {
  /** Paths of requested scripts. */
  scripts: string[];
  /** The commands in the order of their arrival. */
  told: ToldTool[];
};

/**
 * Does what the site needs of gtag.js: reads the queue, then collects events unless disabled. With `analytics_storage` granted
 * it sets its two cookies.
 */
const googleTag = (id: string) => `(() => {
  const granted = {};
  const collect = (command, about, fields) => fetch('https://region1.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ tool: 'google', command, about: String(about), fields: fields ?? {} }),
  });
  const keep = () => {
    if (granted.analytics_storage !== 'granted') return;
    document.cookie = '_ga=GA1.1.1.1;path=/;max-age=63072000';
    document.cookie = '_ga_${id.slice(2)}=GS1.1.1;path=/;max-age=63072000';
  };
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, about, fields] = entry;
    if (command === 'consent') { Object.assign(granted, fields); keep(); }
    if (command === 'event' && window['ga-disable-${id}']) return;
    collect(command, about, fields);
  };
  const { dataLayer } = window;
  dataLayer.forEach(take);
  dataLayer.push = (...entries) => { entries.forEach(take); return Array.prototype.push.apply(dataLayer, entries); };
})();`;

/** Does what the site needs of Clarity: reads the queue, then every call, and sets cookies with consent. */
const CLARITY_TAG = `(() => {
  let runs = true;
  const tell = (command, fields) => fetch('https://a.clarity.ms/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ tool: 'clarity', command, about: '', fields: fields ?? {} }),
  });
  const take = (command, fields) => {
    if (command === 'consentv2' && fields.analytics_Storage === 'granted') {
      document.cookie = '_clck=1;path=/;max-age=31536000';
      document.cookie = '_clsk=1;path=/;max-age=86400';
    }
    if (command === 'stop') runs = false;
    if (command === 'start') runs = true;
    tell(command, fields);
  };
  const waiting = window.clarity.q;
  window.clarity = take;
  waiting.forEach((call) => take(...call));
  document.addEventListener('click', () => { if (runs) tell('recorded'); }, { capture: true });
})();`;

/** Answers for both tools, so that no request to them leaves the browser. */
async function mockAnalyticsTools(context: BrowserContext): Promise<MockAnalyticsTools> {
  const tools: MockAnalyticsTools = { scripts: [], told: [] };
  await context.route(TOOL_HOSTS, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      tools.told.push(request.postDataJSON());
      return route.fulfill({ status: 204 });
    }
    const { pathname, search, searchParams } = new URL(request.url());
    tools.scripts.push(pathname + search);
    const body = pathname === '/gtag/js' ? googleTag(searchParams.get('id') ?? '') : CLARITY_TAG;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return tools;
}
