import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../listening-server.ts';

/** The hosts of both makers that a page may ask, as a pattern for whoever sends their requests here. */
export const toolHosts =
  /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|google-analytics\.com|clarity\.ms)\//;

/** What a page has told a tool: a command of Google's tag (`event`, `consent` …) or of Clarity's, with what it said. */
type ToldTool = {
  tool: 'google' | 'clarity';
  command: string;
  about: string;
  fields: Record<string, unknown>;
};

type Moment = { at: number; turn: number };

export type FakeAnalyticsTools = {
  url: string;
  /** Every script that was fetched, by its path. */
  scripts: string[];
  /** Everything that was told, in the order in which the page told it, whichever request came in first. */
  told: ToldTool[];
  close: () => Promise<void>;
};

/** When the page told it: requests that leave together arrive in any order. */
const moment = `const moment = () => ({
    at: performance.timeOrigin + performance.now(),
    turn: (window.toldByTools = (window.toldByTools ?? 0) + 1),
  });`;

/**
 * Google's tag as far as this site relies on it: it takes the commands that waited, then every new one, and collects
 * events unless it is switched off. With `analytics_storage` granted it keeps its two cookies.
 */
const googleTag = (id: string) => `(() => {
  ${moment}
  const granted = {};
  const collect = (command, about, fields) => fetch('https://region1.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ ...moment(), tool: 'google', command, about: String(about), fields: fields ?? {} }),
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

/** Clarity as far as this site relies on it: it takes what waited, then every call, and keeps cookies while it may. */
const clarityTag = `(() => {
  ${moment}
  let runs = true;
  const tell = (command, fields) => fetch('https://a.clarity.ms/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ ...moment(), tool: 'clarity', command, about: '', fields: fields ?? {} }),
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

/** Both makers' servers in one, on 127.0.0.1: their scripts, and the collectors that those speak to. */
export async function startFakeAnalyticsTools(): Promise<FakeAnalyticsTools> {
  const scripts: string[] = [];
  const told: ToldTool[] = [];
  const moments = new WeakMap<ToldTool, Moment>();

  function take({ at, turn, ...entry }: ToldTool & Moment): void {
    moments.set(entry, { at, turn });
    const isLater = (other: ToldTool) => {
      const its = moments.get(other) ?? { at: 0, turn: 0 };
      return its.at > at || (its.at === at && its.turn > turn);
    };
    const place = told.findIndex(isLater);
    told.splice(place === -1 ? told.length : place, 0, entry);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://tools.example');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'POST') {
      take(JSON.parse(await text(request)));
      response.writeHead(204).end();
      return;
    }
    scripts.push(pathname + search);
    const script = pathname === '/gtag/js' ? googleTag(searchParams.get('id') ?? '') : clarityTag;
    response.setHeader('Content-Type', 'text/javascript').end(script);
  }

  const server = createServer((request, response) => void answer(request, response));
  const { port, stop } = await listening(server);
  return { url: `http://127.0.0.1:${port}`, scripts, told, close: stop };
}
