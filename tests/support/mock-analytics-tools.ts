import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from './listening-server.ts';

/** Matches the hosts of both tools, to route their requests here. */
export const toolHosts =
  /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|google-analytics\.com|clarity\.ms)\//;

/** A command of gtag (`event`, `consent` …) or Clarity with its arguments. */
type ToldTool = {
  tool: 'google' | 'clarity';
  command: string;
  about: string;
  fields: Record<string, unknown>;
};

type Moment = { at: number; turn: number };

export type MockAnalyticsTools = {
  url: string;
  /** Paths of requested scripts. */
  scripts: string[];
  /** Commands in the page's order, whatever order the requests arrived in. */
  told: ToldTool[];
  close: () => Promise<void>;
};

/** Order within the page: parallel requests arrive in any order. */
const moment = `const moment = () => ({
    at: performance.timeOrigin + performance.now(),
    turn: (window.toldByTools = (window.toldByTools ?? 0) + 1),
  });`;

/**
 * The parts of gtag.js that the site relies on: reads the queue, then collects events unless disabled. Sets
 * its two cookies with `analytics_storage` granted.
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

/**
 * The parts of Clarity that the site relies on: reads the queue, then every call; sets cookies with consent.
 */
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

/** Serves both tools' scripts and collectors on 127.0.0.1. */
export async function startMockAnalyticsTools(): Promise<MockAnalyticsTools> {
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
