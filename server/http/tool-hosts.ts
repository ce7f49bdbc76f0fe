import type { Config } from '../config.ts';

/** The analytics tools that the operator uses, by their ids; null where one is off. */
export type ToolIds = Config['tools'];

type Sources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

// As the makers name them for a Content-Security-Policy. Those of advertising are asked only where a visitor has also
// allowed marketing.
const google: Sources = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
  image: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
};
const clarity: Sources = {
  script: ['https://*.clarity.ms'],
  connect: ['https://*.clarity.ms', 'https://c.bing.com'],
  image: ['https://*.clarity.ms', 'https://c.bing.com'],
};

/**
 * The hosts that a page's policy has to name, for the tools that are on. A policy cannot change in a page that is open,
 * so it does not keep anybody's consent: the loader of the tools does.
 */
export function toolHosts(tools: ToolIds): Sources {
  const used = [
    tools.googleAnalytics === null ? [] : [google],
    tools.clarity === null ? [] : [clarity],
  ].flat();
  return {
    script: used.flatMap(({ script }) => script),
    connect: used.flatMap(({ connect }) => connect),
    image: used.flatMap(({ image }) => image),
  };
}
