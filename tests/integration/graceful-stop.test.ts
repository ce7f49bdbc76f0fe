import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { StorePlace } from '../../server/db/open-store.ts';
import { listPageCounts } from '../../server/page-counts/page-counts.ts';
import { listening } from '../support/listening-server.ts';
import { fr } from '../support/messages.ts';
import { startMockChatService } from '../support/mock-chat-service.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { everythingIn } from '../support/submission-store.ts';
import { contactSubmission } from '../support/submissions.ts';
import {
  environmentOf,
  type StoreKind,
  storeAt,
  storeKinds,
  temporaryPlace,
} from '../support/temporary-store.ts';
import { askAssistant, sendJson } from '../support/test-site.ts';

const { payload: submission } = contactSubmission();
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Starts a server with a receiver that answers on demand, and a chat service. */
async function open(kind: StoreKind, environment: Record<string, string> = {}) {
  const place = await temporaryPlace(kind);
  const receiver = await slowReceiver();
  const service = await startMockChatService();
  onTestFinished(service.close);
  const site = await startSite({
    ...environmentOf(place),
    TRUSTED_PROXIES: '1',
    WEBHOOK_URL: receiver.url,
    CHAT_API_URL: service.url,
    CHAT_API_KEY: 'key',
    CHAT_MODEL: 'small',
    ...environment,
  });
  onTestFinished(() => site.stop('SIGKILL'));
  return { place, receiver, service, site };
}

const said = (site: RunningSite, message: string) => site.log.some((line) => line.includes(`"${message}"`));

/** Sends SIGTERM and waits until the server has logged it. */
async function requestStop(site: RunningSite): Promise<void> {
  site.process.kill('SIGTERM');
  await expect.poll(() => said(site, 'server.stopping'), { interval: 5, timeout: 20_000 }).toBe(true);
}

async function left(site: RunningSite): Promise<void> {
  await site.left;
  expect([site.process.exitCode, said(site, 'server.stop_forced')]).toEqual([0, false]);
}

async function submissionsIn(place: StorePlace) {
  const { outbox } = await everythingIn(await storeAt(place));
  return outbox;
}

async function slowReceiver() {
  const arrived = Promise.withResolvers<ServerResponse>();
  const { port, stop } = await listening(createServer((_, response) => arrived.resolve(response)));
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}/`, arrived: arrived.promise };
}

/** Sends half of a form, and the rest on demand. */
function halfASubmission(url: string) {
  const body = JSON.stringify(submission);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const sending = request(`${url}/api/contact`, { method: 'POST', headers });
  const answer: Promise<IncomingMessage[]> = once(sending, 'response');
  sending.write(body.slice(0, 20));
  return { answer, sendRest: () => void sending.end(body.slice(20)) };
}

test.for(storeKinds)('[CT-5] a stop cuts nothing short, whatever is under way (%s)', async (kind) => {
  const { place, receiver, service, site } = await open(kind);
  // The server has an idle connection, and a delivery to a slow receiver.
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const idle = request(`${site.url}/healthz`, { agent }).end();
  await text((await once(idle, 'response'))[0]);
  const first = await sendJson(`${site.url}/api/contact`, submission);
  // The body is read to its end, so that the connection is reused and no other stays idle.
  expect([first.status, await first.json()]).toMatchObject([202, {}]);
  const delivery = await receiver.arrived;
  // The server also has an unfinished upload, and an unfinished response.
  const upload = halfASubmission(site.url);
  const reply = 'A long answer, in many pieces. '.repeat(10);
  service.tell({ mode: 'ok', reply, piece: 10, pause: 30 });
  const answer = await askAssistant(site.url, 'What do you do?');
  expect(answer.status).toBe(200);

  await requestStop(site);
  const asked = () => fetch(`${site.url}/healthz`).then(({ status }) => String(status), String);
  await expect.poll(asked).toContain('fetch failed');
  upload.sendRest();
  delivery.writeHead(204).end();
  const [response] = await upload.answer;
  expect([response?.statusCode, response?.headers.connection]).toEqual([202, 'close']);
  expect(await answer.text()).toBe(reply);
  await left(site);

  const attempts = (await submissionsIn(place)).map((one) => [one.state, one.attempts]);
  expect(Object.fromEntries(attempts)).toEqual({ delivered: 1, waiting: 0 });
});

test('[CT-5][WA-3] a server that drains still answers, breaks off what outlasts the grace, and leaves submissions untouched', async () => {
  const { place, receiver, service, site } = await open('SQLite', { DRAIN_SECONDS: '3' });
  await sendJson(`${site.url}/api/contact`, submission);
  await receiver.arrived;
  service.tell({ mode: 'stall' });
  const endless = await askAssistant(site.url, 'What do you do?');
  const cut = expect(endless.text()).rejects.toThrow('terminated');
  await requestStop(site);
  for (const [page, status] of [
    ['/readyz', 503],
    [`/${fr}`, 200],
  ]) {
    const answer = await fetch(site.url + page, { headers: { 'User-Agent': BROWSER } });
    expect([answer.status, answer.headers.get('connection')]).toEqual([status, 'close']);
  }
  expect((await sendJson(`${site.url}/api/contact`, submission)).status).toBe(202);
  await cut;
  await left(site);
  const untouched = { state: 'waiting', attempts: 0 };
  expect(await submissionsIn(place)).toMatchObject([untouched, untouched]);
  expect(await listPageCounts(await storeAt(place), '')).toMatchObject([{ language: fr, pages: 1 }]);
});
